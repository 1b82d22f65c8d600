import type { ReactNode } from 'react';
import { KeptPart } from '~/components/personal/kept-part';
import { Place } from '~/components/personal/personal-place';
import { Icon } from '~/components/ui/icon';
import { ConsentBar } from '~/features/frame/consent/consent-bar';
import { useText } from '~/i18n/text';
import { LanguageSwitcher, useTranslatedPaths } from './language-switcher';
import { LegalFooter } from './legal-footer';
import type { FrameView } from './load-frame.server';
import { LoadingBar } from './loading-bar';
import { Logo } from './logo';
import { Notices } from '../notices/notices';
import { SkipLink } from './skip-link';

const BACK = {
  cart: { path: '/cart', name: 'header.cart', label: 'header.backToCart' },
  checkout: { path: '/checkout', name: 'header.checkout', label: 'header.backToCheckout' },
} as const;

type SimplifiedFrameProps = {
  frame: FrameView;
  /** Where the link in the header leads. */
  back: keyof typeof BACK;
  children: ReactNode;
};

/** Checkout and offer: nothing that leads away but the way back and the law. */
export function SimplifiedFrame({ frame, back, children }: SimplifiedFrameProps) {
  const { t, href } = useText();
  const { shopName, logo, path, showConsent } = frame;
  const { path: backPath, name, label } = BACK[back];
  return (
    <>
      <KeptPart name="simplified-head" from={[shopName, logo, path, back, useTranslatedPaths()]}>
        <SkipLink />
        <LoadingBar />
        <header className="header header-simplified">
          <div className="header-inner">
            <Logo frame={frame} />
            <a className="header-back" href={href(backPath)} aria-label={t(label)}>
              <Icon name="arrowLeft" />
              {t(name)}
            </a>
            <LanguageSwitcher path={path} />
          </div>
        </header>
      </KeptPart>
      <Place name="notices">
        <Notices key={JSON.stringify(frame.notices)} notices={frame.notices} />
      </Place>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <KeptPart name="simplified-foot" from={[path, showConsent]}>
        <LegalFooter />
        {showConsent && <ConsentBar path={path} />}
      </KeptPart>
    </>
  );
}
