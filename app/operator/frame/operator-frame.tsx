import type { ReactNode } from 'react';
import { LanguageSwitcher } from '~/features/frame/shop-frame/language-switcher';
import { Logo } from '~/features/frame/shop-frame/logo';
import { Notices } from '~/features/frame/notices/notices';
import type { NoticeView } from '~/features/frame/notices/read-notices.server';
import { SkipLink } from '~/features/frame/shop-frame/skip-link';
import { useText } from '~/i18n/text';

export type OperatorFrameView = {
  shopName: string;
  logo: string | null;
  path: string;
  notices: NoticeView[];
};

/** Pages of the shop team: no cart, no cookie banner, a link back to the shop. */
export function OperatorFrame({
  frame,
  children,
}: {
  frame: OperatorFrameView;
  children: ReactNode;
}) {
  const { t, href } = useText();
  return (
    <>
      <SkipLink />
      <header className="header header-simplified">
        <div className="header-inner">
          <Logo frame={frame} />
          <a className="header-back" href={href('/')}>
            {t('operator.toShop')}
          </a>
          <LanguageSwitcher path={frame.path} />
        </div>
      </header>
      <Notices key={JSON.stringify(frame.notices)} notices={frame.notices} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
