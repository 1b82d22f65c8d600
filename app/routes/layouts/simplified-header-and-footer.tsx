import { Outlet, useLoaderData } from '@remix-run/react';
import { loadLayout } from '~/features/frame/shop-frame/load-layout.server';
import { ServedSimplifiedFrame } from '~/features/frame/shop-frame/served-simplified-frame';

export const loader = loadLayout;

export default function SimplifiedLayout() {
  return (
    <ServedSimplifiedFrame frame={useLoaderData<typeof loader>().frame} back="cart">
      <Outlet />
    </ServedSimplifiedFrame>
  );
}
