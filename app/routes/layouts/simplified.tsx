import { Outlet, useLoaderData } from '@remix-run/react';
import { errorHeaders } from '~/features/page/errors/error-headers';
import { errorMeta } from '~/features/page/errors/error-meta';
import { LayoutError } from '~/features/frame/shop-frame/layout-error';
import { loadLayout } from '~/features/frame/shop-frame/load-layout.server';
import { SimplifiedFrame } from '~/features/frame/shop-frame/simplified-frame';

export const meta = errorMeta;
export const headers = errorHeaders;

export const loader = loadLayout;

export default function SimplifiedLayout() {
  return (
    <SimplifiedFrame frame={useLoaderData<typeof loader>().frame}>
      <Outlet />
    </SimplifiedFrame>
  );
}

export function ErrorBoundary() {
  return <LayoutError Frame={SimplifiedFrame} />;
}
