import { useText } from '~/i18n/text';
import { QrCode, type QrCodeView } from '~/components/ui/qr-code';
import { Garan, Shield } from './signs';

type LegalGuaranteeProps = {
  qrCode: QrCodeView;
  /** The heading level that fits the page around it. */
  heading: 'h2' | 'h3';
};

/**
 * The harmonised notice on the legal guarantee of conformity: text, colours, sign and code of annex
 * I of Regulation (EU) 2025/1960 (Directive 2011/83/EU art. 6(1)(l) and 22a, L-36). It is text on
 * the page, so that it can be read at every width and by screen readers. Its wording is prescribed.
 */
export function LegalGuarantee({ qrCode, heading: Heading }: LegalGuaranteeProps) {
  const { t } = useText();
  return (
    <section className="legal-guarantee" aria-label={t('guarantee.title')}>
      <header>
        <Heading>{t('guarantee.title')}</Heading>
        <svg viewBox="0 0 100 112" width="56" height="63" aria-hidden="true">
          <Shield />
        </svg>
      </header>
      <div className="legal-guarantee-columns">
        <div>
          <p className="legal-guarantee-claim">
            <strong>{t('guarantee.minimum')}</strong> {t('guarantee.goods')}
          </p>
          <p>{t('guarantee.rights')}</p>
          <ul>
            <li>{t('guarantee.description')}</li>
            <li>{t('guarantee.function')}</li>
          </ul>
          <p>
            <strong>{t('guarantee.sellers')}</strong> {t('guarantee.liable')}
          </p>
          <ul>
            <li>
              <strong>{t('guarantee.repair')}</strong> {t('guarantee.or')}{' '}
              <strong>{t('guarantee.replacement')}</strong>
              {t('guarantee.repairEnd')}
            </li>
            <li>
              {t('guarantee.inSomeCases')} <strong>{t('guarantee.reduction')}</strong>{' '}
              {t('guarantee.or')} <strong>{t('guarantee.reimbursement')}</strong>
              {t('guarantee.reimbursementEnd')}
            </li>
          </ul>
        </div>
        <div>
          <p>{t('guarantee.longer')}</p>
          <p>{t('guarantee.more')}</p>
          <QrCode code={qrCode} label={t('guarantee.qrCode', { address: shown(qrCode) })} />
          <a href={qrCode.address} target="_blank" rel="noopener">
            {shown(qrCode)}
          </a>
        </div>
      </div>
      <div className="legal-guarantee-steps">
        <p>
          <strong>{t('guarantee.whatToDo')}</strong>
        </p>
        <ol>
          <li>{t('guarantee.contact')}</li>
          <li>{t('guarantee.proof')}</li>
        </ol>
      </div>
      <div className="legal-guarantee-garan">
        <Garan />
        <p>
          {t('guarantee.commercial')} <strong>{t('guarantee.durability')}</strong>{' '}
          {t('guarantee.atNoCost')}
        </p>
      </div>
    </section>
  );
}

/** As printed on the notice. */
function shown({ address }: QrCodeView): string {
  return address.replace('https://', '');
}
