import { Outlet, useLoaderData } from '@remix-run/react';
import { AccountNavigation } from '~/features/account/account-frame/account-navigation';
import { loadLayout } from '~/features/frame/shop-frame/load-layout.server';
import { ServedFrame } from '~/features/frame/shop-frame/served-frame';
import { ServedPart } from '~/features/frame/shop-frame/served-part';

/** Every page of the account checks the customer itself: loaders run concurrently. */
export const loader = loadLayout;

export default function AccountLayout() {
  const { frame } = useLoaderData<typeof loader>();
  return (
    <ServedFrame frame={frame}>
      <div className="page account">
        <ServedPart name="account">
          {/* Browsers never render it, so their bundles exclude its code. */}
          {import.meta.env.SSR && <AccountNavigation path={frame.path} />}
        </ServedPart>
        <div className="account-page">
          <Outlet />
        </div>
      </div>
    </ServedFrame>
  );
}
