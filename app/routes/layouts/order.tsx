import { Outlet, useLoaderData } from '@remix-run/react';
import { loadLayout } from '~/features/frame/shop-frame/load-layout.server';
import { ShopFrame } from '~/features/frame/shop-frame/shop-frame';

export const loader = loadLayout;

/** A placed order, and the actions on it. */
export default function OrderLayout() {
  return (
    <ShopFrame frame={useLoaderData<typeof loader>().frame}>
      <div className="page order">
        <Outlet />
      </div>
    </ShopFrame>
  );
}
