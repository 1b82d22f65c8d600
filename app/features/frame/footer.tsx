import { useText } from '~/i18n/text';
import type { TextKey } from '~/i18n/translator';
import type { FrameView } from './load-frame.server';

const SERVICE: [string, TextKey][] = [
  ['/shipping', 'footer.shipping'],
  ['/newsletter', 'footer.newsletter'],
];

const WITHDRAWAL = '/withdrawal';

/** The withdrawal function stands first among its neighbours, and stands out (§ 356a BGB, L-11). */
export const LEGAL_LINKS: [string, TextKey][] = [
  [WITHDRAWAL, 'footer.withdraw'],
  ['/cancellation-rights', 'footer.cancellationRights'],
  ['/cancellation-form', 'footer.cancellationForm'],
  ['/terms-and-conditions', 'footer.termsAndConditions'],
  ['/privacy-policy', 'footer.privacyPolicy'],
  ['/legal-disclosure', 'footer.legalDisclosure'],
  ['/cookie-settings', 'footer.cookieSettings'],
];

type FooterProps = { frame: Pick<FrameView, 'shopName' | 'slogan' | 'guides'> };

/** Open on every screen, never collapsed. */
export function Footer({ frame: { shopName, slogan, guides } }: FooterProps) {
  const { t, href } = useText();
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
          <p>{t('footer.shippingText')}</p>
        </section>
        <section>
          <h2>{t('footer.accessibility')}</h2>
          <p>{t('footer.accessibilityText')}</p>
          <p>
            <a href={href('/declaration-of-accessibility')}>
              {t('footer.declarationOfAccessibility')}
            </a>
          </p>
        </section>
      </div>
      <p className="footer-end">
        <span className="footer-name">{shopName}</span>
        <span>{slogan}</span>
        <span>{t('footer.priceNote')}</span>
      </p>
    </footer>
  );
}

/** The footer of checkout and offer: the law, nothing else. */
export function LegalFooter() {
  const { t } = useText();
  return (
    <footer className="footer footer-legal" aria-label={t('footer.law')}>
      <FooterLinks
        links={[...LEGAL_LINKS, ['/declaration-of-accessibility', 'footer.accessibility']]}
      />
    </footer>
  );
}

function FooterLinks({ links }: { links: [string, TextKey][] }) {
  return (
    <ul>
      <FooterItems links={links} />
    </ul>
  );
}

function FooterItems({ links }: { links: [string, TextKey][] }) {
  const { t, href } = useText();
  return links.map(([path, key]) => (
    <li key={path}>
      <a className={path === WITHDRAWAL ? 'withdraw-link' : undefined} href={href(path)}>
        {t(key)}
      </a>
    </li>
  ));
}
