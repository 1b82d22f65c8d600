import { data, redirect, redirectDocument } from '@remix-run/node';

const refusals = new WeakSet<object>();

/**
 * The page again, with what was wrong and everything that was typed: 422, or another status. The
 * request's context remembers it, so that the loader can say so in the title.
 */
export function invalid<Reply>(context: object, reply: Reply, status = 422) {
  refusals.add(context);
  return data(reply, { status });
}

/** Did the action of this request refuse what was posted? */
export function wasRefused(context: object): boolean {
  return refusals.has(context);
}

/** Done: 303 to the page that shows the result, so that reloading it repeats nothing. */
export function seeOther(path: string, cookies: readonly string[] = []): Response {
  return redirect(path, { status: 303, headers: headersOf(cookies) });
}

/** As `seeOther`, from a hydrated page to one that is not: the browser loads it as a whole. */
export function seeOtherDocument(path: string, cookies: readonly string[] = []): Response {
  return redirectDocument(path, { status: 303, headers: headersOf(cookies) });
}

/** What the browser keeps of the pages of an account goes with it (ASVS V14.3.1). */
export function forgetPages(answer: Response): Response {
  answer.headers.set('Clear-Site-Data', '"cache"');
  return answer;
}

function headersOf(cookies: readonly string[]): Headers {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}
