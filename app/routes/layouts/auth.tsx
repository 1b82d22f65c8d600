import { Outlet, useLoaderData } from '@remix-run/react';
import { loadLayout } from '~/features/frame/shop-frame/load-layout.server';
import { ServedFrame } from '~/features/frame/shop-frame/served-frame';

export const loader = loadLayout;

/** Log-in, registration and forgotten passwords: forms in one column of the shop's frame. */
export default function AuthLayout() {
  return (
    <ServedFrame frame={useLoaderData<typeof loader>().frame}>
      <div className="page auth">
        <Outlet />
      </div>
    </ServedFrame>
  );
}
