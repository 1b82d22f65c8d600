import { useNetPrices } from '~/components/ui/shown-prices';
import { useText } from '~/i18n/text';
import type { TextKey } from '~/i18n/translator';
import { FooterItems, FooterLinks, LEGAL_LINKS } from './footer-links';
import type { FrameView } from './load-frame.server';

const SERVICE: [string, TextKey][] = [
  ['/contact', 'footer.contact'],
  ['/order-lookup', 'footer.orderLookup'],
  ['/newsletter', 'footer.newsletter'],
];

type FooterProps = { frame: Pick<FrameView, 'shopName' | 'slogan' | 'guides'> };

/** Open on every screen, never collapsed. */
export function Footer({ frame: { shopName, slogan, guides } }: FooterProps) {
  const { t, href } = useText();
  const priceNote = useNetPrices() ? 'footer.priceNoteNet' : 'footer.priceNote';
  return (
    <footer className="footer" aria-label={t('footer.label')}>
      <div className="footer-columns">
        <section>
          <h2>{t('footer.service')}</h2>
          <ul>
            {guides.map(({ name, path }) => (
              <li key={path}>
                <a href={href(path)}>{name}</a>
              </li>
            ))}
            <FooterItems links={SERVICE} />
          </ul>
        </section>
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
        {slogan} {t(priceNote)}
      </p>
    </footer>
  );
}
