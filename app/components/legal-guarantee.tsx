import { useText } from '~/i18n/text';

const YOUR_EUROPE = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/';

/** The legal guarantee in plain words, without its title (Directive 2011/83/EU art. 22a, L-36). */
export function LegalGuarantee() {
  const { t } = useText();
  return (
    <>
      <p>{t('guarantee.duty')}</p>
      <p>{t('guarantee.rights')}</p>
      <p>
        <a href={YOUR_EUROPE} target="_blank" rel="noopener">
          {t('guarantee.more')}
        </a>
      </p>
    </>
  );
}
