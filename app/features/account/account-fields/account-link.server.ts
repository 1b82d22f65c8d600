import { data } from '@remix-run/node';
import { LARGEST_ID, type AccountLinkInput } from '~/services/shop-api';

/** The parts of a link of an account mail; 404 for a malformed link. */
export function linkParams(params: Record<string, string | undefined>): AccountLinkInput {
  const contactId = Number(params.contactId);
  const hash = params.hash ?? '';
  const isNumber = Number.isInteger(contactId) && contactId > 0 && contactId <= LARGEST_ID;
  if (!isNumber || !/^[A-Za-z0-9_-]{43}$/.test(hash)) throw data(null, 404);
  return { contactId, hash };
}
