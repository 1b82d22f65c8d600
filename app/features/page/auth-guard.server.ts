import { redirectDocument } from '@remix-run/node';
import { localePath } from '~/i18n/locales';
import type { CustomerPrincipal } from '~/services/backend';
import type { RequestContext } from '~/services/context.server';
import type { Post } from './form-action.server';
import type { Guard } from '~/lib/guard';
import { flashCookie, type FlashNotice } from './notices/notice-cookie.server';

/**
 * The rule of auth-guard (open point 1.1): a logged-in customer; everybody else, guests too, is
 * redirected to the log-in, which shows the reason (`notices`) and returns to this page.
 */
export function requireCustomer(
  { visitor, prefix }: Pick<RequestContext, 'visitor' | 'prefix'>,
  url: string,
  ...notices: FlashNotice[]
): CustomerPrincipal {
  const { principal } = visitor;
  if (principal.kind === 'customer') return principal;
  const cookies = notices.length > 0 ? [flashCookie(notices)] : [];
  const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  throw redirectDocument(localePath(prefix, loginPath(url)), { status: 302, headers });
}

/** auth-guard, before the pages of an account. */
export const authGuard: Guard = ({ context, request }) => requireCustomer(context, request.url);

/** The same for the forms of an account. */
export function customer({ context, request }: Post): CustomerPrincipal {
  return requireCustomer(context, request.url);
}

/** Path of the log-in that returns to the page of this address. */
function loginPath(url: string): string {
  const { pathname, searchParams } = new URL(url);
  // Remix's own parameter, in requests for a page's data alone.
  searchParams.delete('_routes');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  const path = pathname.replace(/\.data$/, '') + query;
  return `/login?redirect=${encodeURIComponent(path).replaceAll('%2F', '/')}`;
}
