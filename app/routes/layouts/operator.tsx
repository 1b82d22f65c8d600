import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData } from '@remix-run/react';
import { OperatorFrame } from '~/operator/frame/operator-frame';
import { loadOperatorFrame } from '~/operator/frame/load-operator-frame.server';
import { CLEAR_FLASH_COOKIE, hasFlashCookie } from '~/features/page/notices/notice-cookie.server';

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
