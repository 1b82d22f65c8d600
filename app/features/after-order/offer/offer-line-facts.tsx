import { unitPrice } from '~/i18n/format';
import { useText } from '~/i18n/text';
import type { OfferLineView } from './offer-view';

/** Price per unit, label facts (CLP art. 48, BPR art. 72), and a link to the description. */
export function OfferLineFacts({ line, currency }: { line: OfferLineView; currency: string }) {
  const { t, href, locale } = useText();
  const { basePrice, hazard, path } = line;
  return (
    <>
      {basePrice && (
        <p className="price-unit">
          {unitPrice(basePrice.value, t(`common.unit.${basePrice.unit}`), locale, currency)}
        </p>
      )}
      {hazard && (
        <p className="small" data-hazard>
          <strong>{hazard.signalWord && t(`product.hazard.${hazard.signalWord}`)}</strong>{' '}
          {hazard.statements.map(({ text }) => text).join(' ')}{' '}
          {hazard.isBiocide && t('product.hazard.biocide')}
        </p>
      )}
      {path && (
        <p className="small">
          <a href={href(path)}>{t('offer.description', { name: line.name })}</a>
        </p>
      )}
    </>
  );
}
