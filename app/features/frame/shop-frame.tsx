import type { ReactNode } from 'react';
import { Icon } from '~/components/ui/icon';
import { QuickCheckoutPanel } from '~/features/cart/quick-checkout';
import { ConsentBar } from '~/features/consent/consent-bar';
import { useText } from '~/i18n/text';
import { Footer, LegalFooter } from './footer';
import { Header } from './header';
import { LanguageSwitcher } from './language-switcher';
import type { FrameView } from './load-frame.server';
import { LoadingBar } from './loading-bar';
import { Logo } from './logo';
import { Notices } from './notices';
import { Place } from './places';
import { QuickCheckoutDialog } from './quick-checkout-dialog';

type FrameProps = { frame: FrameView; children: ReactNode };

export function ShopFrame({ frame, children }: FrameProps) {
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
        {children}
      </main>
      <Footer frame={frame} />
      {frame.showConsent && <ConsentBar path={frame.path} />}
      <QuickCheckoutDialog />
    </>
  );
}

/** Checkout and offer: nothing that leads away but the way back and the law. */
export function SimplifiedFrame({ frame, children }: FrameProps) {
  const { t, href } = useText();
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <header className="header header-simplified">
        <div className="header-inner">
          <Logo frame={frame} />
          <a className="header-back" href={href('/cart')} aria-label={t('header.backToCart')}>
            <Icon name="arrowLeft" />
            {t('header.cart')}
          </a>
          <LanguageSwitcher path={frame.path} />
        </div>
      </header>
      <Place name="notices">
        <Notices key={JSON.stringify(frame.notices)} notices={frame.notices} />
      </Place>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <LegalFooter />
      {frame.showConsent && <ConsentBar path={frame.path} />}
    </>
  );
}

function SkipLink() {
  const { t } = useText();
  return (
    <a className="skip-link" href="#content">
      {t('header.skip')}
    </a>
  );
}
