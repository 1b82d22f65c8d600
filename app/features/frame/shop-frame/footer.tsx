import { useNetPrices } from '~/components/ui/shown-prices';
import { useText } from '~/i18n/text';
import { FooterLinks, LEGAL_LINKS } from './footer-links';
import type { FrameView } from './load-frame.server';

type FooterProps = { frame: Pick<FrameView, 'shopName' | 'slogan' | 'columns'> };

/** Open on every screen, never collapsed. */
export function Footer({ frame: { shopName, slogan, columns } }: FooterProps) {
  const { t, href } = useText();
  const priceNote = useNetPrices() ? 'footer.priceNoteNet' : 'footer.priceNote';
  return (
    <footer className="footer" aria-label={t('footer.label')}>
      <div className="footer-columns">
        {columns.map(({ title, links }) => (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <a href={link.href.startsWith('/') ? href(link.href) : link.href}>{link.name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h2>{t('footer.law')}</h2>
          <FooterLinks links={LEGAL_LINKS} />
        </section>
        <section>
          <h2>{t('footer.paymentAndShipping')}</h2>
          <a href={href('/shipping')}>{t('footer.shippingText')}</a>
        </section>
        <section>
          <h2>{t('footer.accessibility')}</h2>
          <p>
            {t('footer.accessibilityText')}{' '}
            <a href={href('/declaration-of-accessibility')}>
              {t('footer.declarationOfAccessibility')}
            </a>
          </p>
        </section>
      </div>
      <p className="footer-end">
        <span className="footer-name">{shopName}</span>
        {slogan && `${slogan}${/[.!?…]$/.test(slogan) ? '' : ' ·'} `}
        {t(priceNote)}
      </p>
    </footer>
  );
}
