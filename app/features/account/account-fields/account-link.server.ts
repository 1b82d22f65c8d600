import { LARGEST_ID, type AccountLinkInput } from '~/services/shop-api';

/**
 * The parts of a link of an account mail; null for a malformed link, such as one that a mail program cut
 * off. Its page says the same as for an expired one (§8).
 */
export function linkParams(params: Record<string, string | undefined>): AccountLinkInput | null {
  const contactId = Number(params.contactId);
  const hash = params.hash ?? '';
  const isNumber = Number.isInteger(contactId) && contactId > 0 && contactId <= LARGEST_ID;
  if (!isNumber || !/^[A-Za-z0-9_-]{43}$/.test(hash)) return null;
  return { contactId, hash };
}
