import { setCookie } from '~/lib/cookies';

const DAY = 24 * 60 * 60;
/**
 * Name of the session cookie. Over https it has the `__Host-` prefix, which binds it to this host;
 * over http (curl, text browsers on localhost) browsers would refuse that name.
 */
export function sessionCookieName(publicOrigin: string): string {
  return isSecure(publicOrigin) ? '__Host-shop_session' : 'shop_session';
}

/**
 * The Set-Cookie value for a token, with the lifetime of an unused session in days; an empty token
 * removes the cookie.
 */
export function sessionCookie(publicOrigin: string, token: string, days: number): string {
  const secure = isSecure(publicOrigin);
  const maxAge = token ? days * DAY : 0;
  return setCookie(sessionCookieName(publicOrigin), token, { maxAge, httpOnly: true, secure });
}

/** Name of the cookie that recognises a browser that was logged in. */
export function deviceCookieName(publicOrigin: string): string {
  return isSecure(publicOrigin) ? '__Host-shop_device' : 'shop_device';
}

const YEAR = 365 * DAY;

/** The Set-Cookie value for the result of `deviceOf`. */
export function deviceCookie(publicOrigin: string, device: string): string {
  const secure = isSecure(publicOrigin);
  return setCookie(deviceCookieName(publicOrigin), device, {
    maxAge: YEAR,
    httpOnly: true,
    secure,
  });
}

function isSecure(publicOrigin: string): boolean {
  return publicOrigin.startsWith('https:');
}
