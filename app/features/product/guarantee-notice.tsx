import { LegalGuarantee } from '~/components/legal-guarantee';
import { Icon } from '~/components/ui/icon';
import { useText } from '~/i18n/text';

type GuaranteeNoticeProps = {
  /** Years of the producer's durability guarantee; only above the two years of the law. */
  durabilityYears: number | null;
  maker: string;
};

/** The legal guarantee in plain words (Directive 2011/83/EU art. 22a), and the producer's own beside it. */
export function GuaranteeNotice({ durabilityYears, maker }: GuaranteeNoticeProps) {
  const { t } = useText();
  return (
    <section className="guarantee" aria-labelledby="guarantee-title">
      <h2 id="guarantee-title">
        <Icon name="check" />
        {t('guarantee.title')}
      </h2>
      <LegalGuarantee />
      {durabilityYears !== null && durabilityYears > 2 && (
        <p className="durability">
          <strong>{t('guarantee.years', { count: durabilityYears })}</strong>{' '}
          {t('guarantee.durability', { maker })}
        </p>
      )}
    </section>
  );
}
