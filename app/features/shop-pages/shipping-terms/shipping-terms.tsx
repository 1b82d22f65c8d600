import { decimal, money } from '~/i18n/format';
import { useText } from '~/i18n/text';
import { workingDays } from '~/i18n/working-days';
import type { ShippingTerms } from '~/services/shop-api';

type Destination = ShippingTerms['destinations'][number];
type Way = Destination['ways'][number];
type Payment = ShippingTerms['payments'][number];

/**
 * Every shipping cost, the delivery times and payment methods, from the shop's present tables. Data
 * that an upstream shop does not return have no heading.
 */
export function ShippingTermsView({ destinations, payments, hasHazardousGoods }: ShippingTerms) {
  const { t } = useText();
  return (
    <div className="shipping-terms">
      {destinations.length > 0 && (
        <section aria-labelledby="shipping-costs">
          <h2 id="shipping-costs">{t('shippingTerms.costs')}</h2>
          <p>{t('shippingTerms.costsText')}</p>
          {destinations.map((destination) => (
            <DestinationTable
              key={destination.countries.join()}
              {...destination}
              hasHazardousGoods={hasHazardousGoods}
            />
          ))}
          <p>{t('shippingTerms.timeText')}</p>
        </section>
      )}
      {payments.length > 0 && (
        <section aria-labelledby="payment-methods">
          <h2 id="payment-methods">{t('shippingTerms.payments')}</h2>
          {payments.map((payment) => (
            <PaymentTerms key={payment.id} {...payment} />
          ))}
        </section>
      )}
    </div>
  );
}

type Hazards = Pick<ShippingTerms, 'hasHazardousGoods'>;

function DestinationTable({ countries, ways, hasHazardousGoods }: Destination & Hazards) {
  const { t, locale } = useText();
  const names = new Intl.ListFormat(locale).format(countries);
  return (
    <table className="terms-table">
      <caption>{names}</caption>
      <thead>
        <tr>
          <th scope="col">{t('shippingTerms.weight')}</th>
          <th scope="col">{t('shippingTerms.price')}</th>
        </tr>
      </thead>
      {ways.map((way) => (
        <WayRows key={way.id} way={way} hasHazardousGoods={hasHazardousGoods} />
      ))}
    </table>
  );
}

function WayRows({ way, hasHazardousGoods }: { way: Way } & Hazards) {
  const { t, locale } = useText();
  const { name, carrier, transit, prices, takesHazardousGoods, pickup } = way;
  const days = workingDays({ t }, transit);
  const limits = new Set(prices.map(({ freeFrom }) => freeFrom));
  const [shared] = limits;
  const freeForAll = limits.size === 1 ? (shared ?? null) : null;
  const facts = [
    ...(pickup
      ? [pickup.address, pickup.hours, days && t('checkout.pickupTime', { days })]
      : [carrier !== name && carrier, days && t('shippingTerms.transit', { days })]),
    freeForAll !== null && t('shippingTerms.freeFrom', { value: money(freeForAll, locale) }),
    hasHazardousGoods && !takesHazardousGoods && t('shippingTerms.noHazardous'),
  ];
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {name}
          <span className="terms-facts">{facts.filter(Boolean).join(' · ')}</span>
        </th>
      </tr>
      {prices.map(({ maxWeightG, price, freeFrom }) => (
        <tr key={maxWeightG}>
          <td>{t('shippingTerms.upTo', { weight: decimal(maxWeightG / 1000, locale) })}</td>
          <td>
            {price === 0 ? t('shippingTerms.free') : money(price, locale)}
            {freeForAll === null && freeFrom !== null && (
              <span className="terms-facts">
                {t('shippingTerms.freeFrom', { value: money(freeFrom, locale) })}
              </span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function PaymentTerms({ name, description, fee, maxAmount, countries, notWith }: Payment) {
  const { t, locale } = useText();
  const list = (names: string[]) => new Intl.ListFormat(locale).format(names);
  const rows: [string, string][] = [
    [t('shippingTerms.fee'), fee === 0 ? t('shippingTerms.noFee') : money(fee, locale)],
    [t('shippingTerms.countries'), countries ? list(countries) : t('shippingTerms.allCountries')],
    ...(maxAmount === null
      ? []
      : [[t('shippingTerms.maxAmount'), money(maxAmount, locale)] as [string, string]]),
    ...(notWith.length === 0
      ? []
      : [[t('shippingTerms.notWith'), list(notWith)] as [string, string]]),
  ];
  return (
    <div className="payment-terms">
      <h3>{name}</h3>
      {description && <p>{description}</p>}
      <dl className="facts">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
