import { Outlet, useLoaderData } from '@remix-run/react';
import { loadLayout } from '~/features/frame/shop-frame/load-layout.server';
import { ServedFrame } from '~/features/frame/shop-frame/served-frame';

export const loader = loadLayout;

export default function DefaultLayout() {
  return (
    <ServedFrame frame={useLoaderData<typeof loader>().frame}>
      <Outlet />
    </ServedFrame>
  );
}
