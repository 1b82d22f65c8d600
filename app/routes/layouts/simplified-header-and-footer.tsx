import { Outlet, useLoaderData } from '@remix-run/react';
import { loadLayout } from '~/features/frame/shop-frame/load-layout.server';
import { SimplifiedFrame } from '~/features/frame/shop-frame/simplified-frame';

export const loader = loadLayout;

export default function SimplifiedLayout() {
  return (
    <SimplifiedFrame frame={useLoaderData<typeof loader>().frame} back="cart">
      <Outlet />
    </SimplifiedFrame>
  );
}
