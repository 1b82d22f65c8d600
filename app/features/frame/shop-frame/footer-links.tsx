import { useText } from '~/i18n/text';
import type { TextKey } from '~/i18n/translator';

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

export function FooterLinks({ links }: { links: [string, TextKey][] }) {
  const { t, href } = useText();
  return (
    <ul>
      {links.map(([path, key]) => (
        <li key={path}>
          <a className={path === WITHDRAWAL ? 'withdraw-link' : undefined} href={href(path)}>
            {t(key)}
          </a>
        </li>
      ))}
    </ul>
  );
}
