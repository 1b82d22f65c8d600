import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { loadFrame } from './load-frame.server';
import { CLEAR_FLASH_COOKIE, hasFlashCookie } from '~/features/page/notices/notice-cookie.server';

/** The loader of both layouts. A notice is shown once: the page that shows it clears its cookie. */
export async function loadLayout({ request, context }: LoaderFunctionArgs) {
  const frame = await loadFrame(request, context);
  return hasFlashCookie(request)
    ? data({ frame }, { headers: { 'Set-Cookie': CLEAR_FLASH_COOKIE } })
    : data({ frame });
}
