import type { ReactNode } from 'react';
import { Place } from '~/components/personal/places';
import { Wished } from '~/components/wish/wish';
import { WishForm } from '~/components/wish/wish-form';
import { QuickCheckoutPanel } from '~/features/buy/cart/quick-checkout';
import { ConsentBar } from '~/features/frame/consent/consent-bar';
import { Footer } from './footer';
import { Header } from './header';
import { useText } from '~/i18n/text';
import type { FrameView } from './load-frame.server';
import { LoadingBar } from './loading-bar';
import { Notices } from '../notices/notices';
import { QuickCheckoutDialog } from './quick-checkout-dialog';
import { SkipLink } from './skip-link';

type FrameProps = { frame: FrameView; children: ReactNode };

export function ShopFrame({ frame, children }: FrameProps) {
  const { href } = useText();
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <Header frame={frame} />
      <Place name="notices">
        <Notices key={JSON.stringify(frame.notices)} notices={frame.notices} />
      </Place>
      <main id="content" tabIndex={-1}>
        <Place name="quick-checkout">
          {frame.quickCheckout && <QuickCheckoutPanel view={frame.quickCheckout} />}
        </Place>
        <Wished.Provider value={frame.wished}>{children}</Wished.Provider>
      </main>
      <Footer frame={frame} />
      {frame.showConsent && <ConsentBar path={frame.path} />}
      <WishForm redirectTo={href(frame.path)} />
      <QuickCheckoutDialog />
    </>
  );
}
