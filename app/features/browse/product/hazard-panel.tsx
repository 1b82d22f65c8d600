import { useText } from '~/i18n/text';
import { HazardPictogram } from './hazard-pictogram';
import type { ProductView } from './product-view';

/** Pictograms, signal word and statements in the offer itself (CLP art. 48, BPR art. 72). */
export function HazardPanel({ hazard }: Pick<ProductView, 'hazard'>) {
  const { t } = useText();
  if (!hazard) return null;
  const { pictograms, signalWord, statements, ufis } = hazard;
  return (
    <section className="hazard" aria-labelledby="hazard-title">
      <h2 id="hazard-title">{t('product.hazard.title')}</h2>
      {pictograms.length > 0 && (
        <ul className="hazard-pictograms">
          {pictograms.map((pictogram) => (
            <li key={pictogram}>
              <HazardPictogram pictogram={pictogram} />
            </li>
          ))}
        </ul>
      )}
      {signalWord && <p className="hazard-word">{t(`product.hazard.${signalWord}`)}</p>}
      {statements.length > 0 && (
        <dl className="hazard-statements">
          {statements.map(({ code, text }) => (
            <div key={code + text}>
              <dt>{code}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {ufis.map(({ name, ufi }) => (
        <p key={name + ufi}>
          {name && `${name}: `}
          {t('product.hazard.ufi', { ufi })}
        </p>
      ))}
      {hazard.isBiocide && <p className="hazard-biocide">{t('product.hazard.biocide')}</p>}
    </section>
  );
}
