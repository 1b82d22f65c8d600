import type { Visitor } from '~/services/backend';
import type { RequestContext } from '~/services/context.server';
import type { WireRequest } from '../wire-request';
import { isCsrfTokenOf, newCsrfToken } from './csrf-token';
import type { WireAnswer } from './envelope';
import { isOfBrowser } from './overtaken-call';
import { nameSession, readWireSession } from './session-names';

/** The sessions of calls and their CSRF tokens: read from requests, and sent with responses. */
export function createCallSessions({
  secret,
  publicOrigin,
}: {
  secret: Buffer;
  publicOrigin: string;
}) {
  function sessionOf(request: WireRequest) {
    const cookie = request.headers.get('cookie');
    return readWireSession({ cookie, isBrowser: isOfBrowser(request) }, publicOrigin);
  }

  /**
   * Whether a call may write. A client without a token has read no response yet; one without a
   * session got the token before it had one; and one that calls twice at once may have the new
   * cookie before the new token.
   */
  function isValidToken(
    token: string | null,
    session: string,
    { formerTokenHash }: Visitor,
  ): boolean {
    if (!token) return true;
    const sessions = [session, '', ...(formerTokenHash ? [formerTokenHash] : [])];
    return sessions.some((each) => isCsrfTokenOf(secret, each, token));
  }

  /** The header of a response to a request, whose session stays as it is. */
  function tokenHeader(request: WireRequest) {
    return { 'x-csrf-token': newCsrfToken(secret, sessionOf(request).token) };
  }

  /** The headers of a response: the cookies, and a token for the session from now on. */
  function headersOf(context: RequestContext, before: string) {
    const headers = new Headers();
    context.commit(headers);
    const { cookies, token } = nameSession(headers.getSetCookie(), publicOrigin);
    const session = token ?? (context.visitor.hasSession ? before : '');
    return {
      'x-csrf-token': newCsrfToken(secret, session),
      ...(cookies.length > 0 && { 'Set-Cookie': cookies }),
    };
  }

  /** A front end gets the token of its visitor's new session, like other clients. */
  function withNewToken(answered: WireAnswer): WireAnswer {
    const { token } = nameSession([answered.headers['Set-Cookie'] ?? []].flat(), publicOrigin);
    if (token === undefined) return answered;
    const headers = { ...answered.headers, 'x-csrf-token': newCsrfToken(secret, token) };
    return { ...answered, headers };
  }

  return { sessionOf, isValidToken, tokenHeader, headersOf, withNewToken };
}
