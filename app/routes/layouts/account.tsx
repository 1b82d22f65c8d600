import { Outlet, useLoaderData, useRouteError } from '@remix-run/react';
import { AccountNavigation } from '~/features/account/account-navigation';
import { errorHeaders } from '~/features/errors/error-headers';
import { errorMeta, errorStatus } from '~/features/errors/error-meta';
import { ErrorPage } from '~/features/errors/error-page';
import { useShownPath } from '~/features/errors/shown-path';
import { loadLayout } from '~/features/frame/load-layout.server';
import { ShopFrame } from '~/features/frame/shop-frame';
import { useFrame } from '~/features/frame/use-frame';

export const meta = errorMeta;
export const headers = errorHeaders;

/** Every page of the account asks for the customer itself: loaders run side by side. */
export const loader = loadLayout;

export default function AccountLayout() {
  const { frame } = useLoaderData<typeof loader>();
  return (
    <ShopFrame frame={frame}>
      <div className="page account">
        <AccountNavigation path={frame.path} />
        <div className="account-page">
          <Outlet />
        </div>
      </div>
    </ShopFrame>
  );
}

export function ErrorBoundary() {
  const status = errorStatus(useRouteError());
  const frame = useFrame();
  const page = <ErrorPage status={status} path={useShownPath()} />;
  return frame ? <ShopFrame frame={frame}>{page}</ShopFrame> : <main id="content">{page}</main>;
}
