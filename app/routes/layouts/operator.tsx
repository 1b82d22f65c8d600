import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { Outlet, useLoaderData, useRouteError } from '@remix-run/react';
import { errorHeaders } from '~/features/errors/error-headers';
import { errorMeta, errorStatus } from '~/features/errors/error-meta';
import { ErrorPage } from '~/features/errors/error-page';
import { useShownPath } from '~/features/errors/shown-path';
import { useFrame } from '~/features/frame/use-frame';
import { OperatorFrame, type OperatorFrameView } from '~/features/operator/operator-frame';
import { loadOperatorFrame } from '~/features/operator/load-operator-frame.server';
import { CLEAR_FLASH_COOKIE, hasFlashCookie } from '~/features/page/flash.server';

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
  const status = errorStatus(useRouteError());
  const frame: OperatorFrameView | undefined = useFrame();
  const page = <ErrorPage status={status} path={useShownPath()} />;
  return frame ? (
    <OperatorFrame frame={frame}>{page}</OperatorFrame>
  ) : (
    <main id="content">{page}</main>
  );
}
