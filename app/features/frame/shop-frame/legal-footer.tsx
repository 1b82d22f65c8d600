import { useText } from '~/i18n/text';
import { FooterLinks, LEGAL_LINKS } from './footer-links';

/** The footer of checkout and offer: only the legal links. */
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
