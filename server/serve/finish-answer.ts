import { secure } from '../answer';
import { isSafe } from '../check-request';
import { maskPath } from '../log';
import { rememberReferrer } from '../remember-referrer';
import { PLAIN_POLICY, securityHeaders, type SecurityOptions } from '../security-headers';
import type { HostRequest } from './host-request';
import type { ServedShop } from './served-shop';

/** Adds the visitor's cookies and the headers that every answer has, also files of the host. */
export function finishAnswer(
  { req, res, page }: HostRequest,
  { log, routes }: Pick<ServedShop, 'log' | 'routes'>,
  security: SecurityOptions,
): void {
  for (const [name, value] of Object.entries(securityHeaders(security))) {
    if (!res.hasHeader(name)) res.setHeader(name, value);
  }
  if (!res.hasHeader('Content-Security-Policy')) {
    res.setHeader('Content-Security-Policy', policyOfFile(String(res.getHeader('Content-Type'))));
  }
  if (page) {
    const headers = new Headers();
    page.commit(headers);
    const answer = { status: res.statusCode, headers: { 'Set-Cookie': headers.getSetCookie() } };
    const all = isSafe(req.method) ? rememberReferrer(req, answer, security.https) : answer;
    const cookies = all.headers['Set-Cookie'] ?? [];
    if (cookies.length > 0) res.appendHeader('Set-Cookie', cookies);
    if (!res.hasHeader('Cache-Control')) res.setHeader('Cache-Control', 'no-store');
    const { failure } = page.page;
    if (failure !== undefined) {
      const path = maskPath(req.url ?? '', routes());
      log.error('page failed', { method: req.method, path, error: failure });
    }
  }
  const cookies = res.getHeader('Set-Cookie');
  if (security.https && cookies)
    res.setHeader('Set-Cookie', [cookies].flat().map(String).map(secure));
}

/** The policy of scripts, styles and drawings that the host sends from the folders of the build. */
function policyOfFile(type: string) {
  if (/^(?:text|application)\/javascript/.test(type)) return "default-src 'self'";
  if (type.startsWith('image/svg')) return "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  return PLAIN_POLICY;
}
