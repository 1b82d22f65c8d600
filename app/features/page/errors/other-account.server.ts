import { data } from '@remix-run/node';
import type { ErrorWords } from './error-meta';

const words: ErrorWords = {
  title: 'errorPages.otherAccountTitle',
  text: 'errorPages.otherAccountText',
};

/**
 * What belongs to another account, for who is logged in and holds its key or a proof: not there (404), as
 * for everybody else, but they are told why.
 */
export function otherAccount() {
  return data({ words }, 404);
}
