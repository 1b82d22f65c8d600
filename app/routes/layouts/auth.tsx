import { Outlet, useLoaderData } from '@remix-run/react';
import { loadLayout } from '~/features/frame/shop-frame/load-layout.server';
import { ShopFrame } from '~/features/frame/shop-frame/shop-frame';

export const loader = loadLayout;

/** Log-in, registration and forgotten passwords: forms in one column of the shop's frame. */
export default function AuthLayout() {
  return (
    <ShopFrame frame={useLoaderData<typeof loader>().frame}>
      <div className="page auth">
        <Outlet />
      </div>
    </ShopFrame>
  );
}
