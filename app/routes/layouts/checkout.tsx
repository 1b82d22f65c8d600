import { Outlet, useLoaderData } from '@remix-run/react';
import { loadLayout } from '~/features/frame/shop-frame/load-layout.server';
import { SimplifiedFrame } from '~/features/frame/shop-frame/simplified-frame';

export const loader = loadLayout;

/** Pages within the checkout: the link back leads there. */
export default function CheckoutLayout() {
  return (
    <SimplifiedFrame frame={useLoaderData<typeof loader>().frame} back="checkout">
      <Outlet />
    </SimplifiedFrame>
  );
}
