import { Outlet, useLoaderData, useRouteError } from '@remix-run/react';
import { errorHeaders } from '~/features/errors/error-headers';
import { errorMeta, errorStatus } from '~/features/errors/error-meta';
import { ErrorPage } from '~/features/errors/error-page';
import { useShownPath } from '~/features/errors/shown-path';
import { loadLayout } from '~/features/frame/load-layout.server';
import { ShopFrame } from '~/features/frame/shop-frame';
import { useFrame } from '~/features/frame/use-frame';

export const meta = errorMeta;
export const headers = errorHeaders;

export const loader = loadLayout;

export default function DefaultLayout() {
  return (
    <ShopFrame frame={useLoaderData<typeof loader>().frame}>
      <Outlet />
    </ShopFrame>
  );
}

export function ErrorBoundary() {
  const status = errorStatus(useRouteError());
  const frame = useFrame();
  const page = <ErrorPage status={status} path={useShownPath()} />;
  return frame ? <ShopFrame frame={frame}>{page}</ShopFrame> : <main id="content">{page}</main>;
}
