import { Outlet, useLoaderData } from '@remix-run/react';
import { loadLayout } from '~/features/frame/shop-frame/load-layout.server';
import { ShopFrame } from '~/features/frame/shop-frame/shop-frame';

export const loader = loadLayout;

export default function DefaultLayout() {
  return (
    <ShopFrame frame={useLoaderData<typeof loader>().frame}>
      <Outlet />
    </ShopFrame>
  );
}
