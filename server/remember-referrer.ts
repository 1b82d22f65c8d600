import type { IncomingMessage } from 'node:http';
import { readCookie, setCookie } from '../app/lib/cookies';
import { REFERRER_COOKIE, referrerOfUrl } from '../app/lib/referrer';
import type { Answer } from './answer';

/**
 * Stores the `ReferrerID` of an address in a cookie for the visit (§7), also for a cached page,
 * which is the same for all visitors. No other address sets this cookie.
 */
export function rememberReferrer(
  req: Pick<IncomingMessage, 'url' | 'headers'>,
  answer: Answer,
  secure: boolean,
): Answer {
  const referrer = referrerOfUrl(req.url ?? '');
  if (referrer === undefined || answer.status >= 400) return answer;
  if (readCookie(req.headers.cookie, REFERRER_COOKIE) === String(referrer)) return answer;
  const cookie = setCookie(REFERRER_COOKIE, String(referrer), { httpOnly: true, secure });
  const cookies = [answer.headers['Set-Cookie'] ?? [], cookie].flat();
  return { ...answer, headers: { ...answer.headers, 'Set-Cookie': cookies } };
}
