import { readCookie } from '~/lib/cookies';
import { sessionCookieName } from '~/services/session-cookie';

/** The session cookie's names in clients of the contract; new ones get the first. */
const WIRE_NAMES = ['plentyID', 'pwa-session-id'] as const;

/** The session of a call: its token, and the cookie header as the shop reads it. */
export type WireSession = { token: string; cookie: string | null };

type SessionNames = {
  cookie: string | null;
  /** Is it a browser? Then over https it sends our own name, which no other host can set. */
  isBrowser: boolean;
};

/**
 * The token of a call: under our name, otherwise under one of the wire's. A page's cookie takes
 * precedence, so that one from before a log-out is ignored beside it.
 */
export function readWireSession(
  { cookie, isBrowser }: SessionNames,
  publicOrigin: string,
): WireSession {
  const ours = sessionCookieName(publicOrigin);
  const own = readCookie(cookie, ours);
  if (own !== undefined) return { token: own, cookie };
  if (isBrowser && publicOrigin.startsWith('https:')) return { token: '', cookie };
  for (const name of WIRE_NAMES) {
    const token = readCookie(cookie, name);
    if (token) return { token, cookie: `${cookie}; ${ours}=${token}` };
  }
  return { token: '', cookie };
}

/** The cookies of a response: a new session under our name and under the wire's, and its token. */
export function nameSession(
  cookies: readonly string[],
  publicOrigin: string,
): { cookies: string[]; token: string | undefined } {
  const ours = `${sessionCookieName(publicOrigin)}=`;
  const session = cookies.find((cookie) => cookie.startsWith(ours));
  if (session === undefined) return { cookies: [...cookies], token: undefined };
  const rest = session.slice(ours.length);
  return {
    cookies: [...cookies, `${WIRE_NAMES[0]}=${rest}`],
    token: rest.split(';', 1)[0] ?? '',
  };
}
