import { data, redirect, redirectDocument } from '@remix-run/node';

const refusals = new WeakSet<object>();

/**
 * The page again, with the errors and all typed values: 422, or another status. The request's
 * context stores the refusal, so that the loader can show it in the title.
 */
export function invalid<Reply>(context: object, reply: Reply, status = 422) {
  refusals.add(context);
  return data(reply, { status });
}

/** Did the action of this request refuse the post? */
export function wasRefused(context: object): boolean {
  return refusals.has(context);
}

/** Success: 303 to the page with the result, so that a reload repeats nothing. */
export function seeOther(path: string, cookies: readonly string[] = []): Response {
  return redirect(path, { status: 303, headers: headersOf(cookies) });
}

/**
 * Like `seeOther`, from a hydrated page to one that is not: the browser loads the whole document.
 */
export function seeOtherDocument(path: string, cookies: readonly string[] = []): Response {
  return redirectDocument(path, { status: 303, headers: headersOf(cookies) });
}

/** Removes the account's pages from the browser's cache (ASVS V14.3.1). */
export function forgetPages(answer: Response): Response {
  answer.headers.set('Clear-Site-Data', '"cache"');
  return answer;
}

function headersOf(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}
