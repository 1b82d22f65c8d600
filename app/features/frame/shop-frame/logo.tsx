import { useText } from '~/i18n/text';
import type { FrameView } from './load-frame.server';

/** The shop's logo if it has one, otherwise its name; always a link to the home page. */
export function Logo({
  frame: { shopName, logo },
}: {
  frame: Pick<FrameView, 'shopName' | 'logo'>;
}) {
  const { t, href } = useText();
  return (
    <a className="logo" href={href('/')} aria-label={t('header.home', { shop: shopName })}>
      {logo ? <img src={logo} alt="" height="36" /> : shopName}
    </a>
  );
}
