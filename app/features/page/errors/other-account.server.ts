import { data } from '@remix-run/node';
import type { ErrorWords } from './error-meta';

const words: ErrorWords = {
  title: 'errorPages.otherAccountTitle',
  text: 'errorPages.otherAccountText',
};

/**
 * The response to a customer who is logged in and holds the key or a proof of another account's
 * order: 404, as for everyone else, but with the reason.
 */
export function otherAccount() {
  return data({ words }, 404);
}
