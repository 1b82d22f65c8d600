import type { ReactNode } from 'react';
import { CachedFragment } from '~/components/personal/cached-fragment';
import { PersonalSlot } from '~/components/personal/personal-slot';
import { AsksConsent } from '~/components/ui/asks-consent';
import { HasShades } from '~/components/ui/has-shades';
import { useNetPrices } from '~/components/ui/shown-prices';
import { Wished } from '~/components/wish/wish';
import { WishForm } from '~/components/wish/wish-form';
import { QuickCheckoutPanel } from '~/features/buy/cart/quick-checkout';
import { ConsentBar } from '~/features/frame/consent/consent-bar';
import { Footer } from './footer';
import { Header } from './header';
import { EditorBar } from '../editor-bar/editor-bar';
import { useText } from '~/i18n/text';
import { useTranslatedPaths } from './language-switcher';
import type { FrameView } from './load-frame.server';
import { LoadingBar } from './loading-bar';
import { NoticeForm } from '../notices/notice-form';
import { Notices } from '../notices/notices';
import { QuickCheckoutDialog } from './quick-checkout-dialog';
import { Bare, type FrameParts } from './frame-parts';
import { SkipLink } from './skip-link';

export type ShopFrameProps = { frame: FrameView; children: ReactNode };

export function ShopFrame({ frame, children, Part = Bare }: ShopFrameProps & FrameParts) {
  const { href } = useText();
  const { shopName, slogan, logo, path, columns, showConsent, cartCount, wished } = frame;
  const head = [shopName, logo, path, useTranslatedPaths(), cartCount, wished.length];
  const foot = [shopName, slogan, columns, useNetPrices(), path, showConsent];
  return (
    <>
      <Part name="head">
        <CachedFragment name="head" from={head}>
          <SkipLink />
          <LoadingBar />
          <Header frame={frame} />
        </CachedFragment>
        <EditorBar bar={frame.bar} path={path} />
        <PersonalSlot name="notices">
          <Notices
            key={JSON.stringify(frame.notices)}
            notices={frame.notices}
            ActionForm={NoticeForm}
          />
        </PersonalSlot>
      </Part>
      <main id="content" tabIndex={-1}>
        <Part name="main">
          <PersonalSlot name="quick-checkout">
            {frame.quickCheckout && <QuickCheckoutPanel view={frame.quickCheckout} />}
          </PersonalSlot>
        </Part>
        <HasShades.Provider value={frame.hasShades}>
          <AsksConsent.Provider value={showConsent}>
            <Wished.Provider value={wished}>{children}</Wished.Provider>
          </AsksConsent.Provider>
        </HasShades.Provider>
      </main>
      <Part name="foot">
        <CachedFragment name="foot" from={foot}>
          <Footer frame={frame} />
          {showConsent && <ConsentBar path={path} />}
          <WishForm redirectTo={href(path)} />
          <QuickCheckoutDialog />
        </CachedFragment>
      </Part>
    </>
  );
}
