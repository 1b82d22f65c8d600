import type { ReactNode } from 'react';
import { CachedFragment } from '~/components/personal/cached-fragment';
import { PersonalSlot } from '~/components/personal/personal-slot';
import { Icon } from '~/components/ui/icon';
import { ConsentBar } from '~/features/frame/consent/consent-bar';
import { EditorBar } from '../editor-bar/editor-bar';
import { useText } from '~/i18n/text';
import { LanguageSwitcher, useTranslatedPaths } from './language-switcher';
import { LegalFooter } from './legal-footer';
import type { FrameView } from './load-frame.server';
import { LoadingBar } from './loading-bar';
import { Logo } from './logo';
import { Notices } from '../notices/notices';
import { Bare, type FrameParts } from './frame-parts';
import { SkipLink } from './skip-link';

export type SimplifiedFrameProps = {
  frame: FrameView;
  /** The target of the link in the header. */
  back: 'cart' | 'checkout';
  children: ReactNode;
};

/** Checkout and offer: no links except the one back and the legal ones. */
export function SimplifiedFrame({
  frame,
  back,
  children,
  Part = Bare,
}: SimplifiedFrameProps & FrameParts) {
  const { t, href } = useText();
  const { shopName, logo, path, showConsent } = frame;
  return (
    <>
      <Part name="head">
        <CachedFragment
          name="simplified-head"
          from={[shopName, logo, path, back, useTranslatedPaths()]}
        >
          <SkipLink />
          <LoadingBar />
          <header className="header header-simplified">
            <div className="header-inner">
              <Logo frame={frame} />
              <a
                className="header-back"
                href={href(`/${back}`)}
                aria-label={t(`header.backTo.${back}`)}
              >
                <Icon name="arrowLeft" />
                {t(`header.${back}`)}
              </a>
              <LanguageSwitcher path={path} />
            </div>
          </header>
        </CachedFragment>
        <EditorBar bar={frame.bar} path={path} />
      </Part>
      <PersonalSlot name="notices">
        <Notices key={JSON.stringify(frame.notices)} notices={frame.notices} />
      </PersonalSlot>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <Part name="foot">
        <CachedFragment name="simplified-foot" from={[path, showConsent]}>
          <LegalFooter />
          {showConsent && <ConsentBar path={path} />}
        </CachedFragment>
      </Part>
    </>
  );
}
