import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { errorHeaders } from '~/features/page/errors/error-headers';
import { errorMeta } from '~/features/page/errors/error-meta';
import { LayoutError } from '~/features/frame/shop-frame/layout-error';
import { OperatorFrame } from '~/operator/frame/operator-frame';
import { loadOperatorFrame } from '~/operator/frame/load-operator-frame.server';
import { CLEAR_FLASH_COOKIE, hasFlashCookie } from '~/features/page/notices/notice-cookie.server';

export const meta = errorMeta;
export const headers = errorHeaders;

export function loader({ request, context }: LoaderFunctionArgs) {
  const frame = loadOperatorFrame(request, context);
  return hasFlashCookie(request)
    ? data({ frame }, { headers: { 'Set-Cookie': CLEAR_FLASH_COOKIE } })
    : data({ frame });
}

export default function OperatorLayout() {
  return (
    <OperatorFrame frame={useLoaderData<typeof loader>().frame}>
      <Outlet />
    </OperatorFrame>
  );
}

export function ErrorBoundary() {
  return <LayoutError Frame={OperatorFrame} />;
}
