import { Icon } from '~/components/ui/icon';
import { useText } from '~/i18n/text';

const YOUR_EUROPE = 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/';

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
        {t('product.guarantee.title')}
      </h2>
      <p>{t('product.guarantee.duty')}</p>
      <p>{t('product.guarantee.rights')}</p>
      <p>
        <a href={YOUR_EUROPE} rel="noopener">
          {t('product.guarantee.more')}
        </a>
      </p>
      {durabilityYears !== null && durabilityYears > 2 && (
        <p className="durability">
          <strong>{t('product.guarantee.years', { count: durabilityYears })}</strong>{' '}
          {t('product.guarantee.durability', { maker })}
        </p>
      )}
    </section>
  );
}
