import { Outlet, useLoaderData } from '@remix-run/react';
import { errorHeaders } from '~/features/page/errors/error-headers';
import { errorMeta } from '~/features/page/errors/error-meta';
import { LayoutError } from '~/features/frame/shop-frame/layout-error';
import { loadLayout } from '~/features/frame/shop-frame/load-layout.server';
import { ShopFrame } from '~/features/frame/shop-frame/shop-frame';

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
  return <LayoutError Frame={ShopFrame} />;
}
