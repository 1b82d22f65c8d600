import { Outlet, useLoaderData } from '@remix-run/react';
import { loadLayout } from '~/features/frame/shop-frame/load-layout.server';
import { ShopFrame } from '~/features/frame/shop-frame/shop-frame';

export const loader = loadLayout;

/** An order that was placed, and what can be done about it. */
export default function OrderLayout() {
  return (
    <ShopFrame frame={useLoaderData<typeof loader>().frame}>
      <div className="page order">
        <Outlet />
      </div>
    </ShopFrame>
  );
}
