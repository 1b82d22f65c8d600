import { decimal, money } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { workingDays } from '~/i18n/working-days';
import { escapeXml } from '~/lib/escape-xml';
import type { ShippingTerms } from '~/services/shop-api';

type Way = ShippingTerms['destinations'][number]['ways'][number];

/**
 * The shipping costs and the payment methods as HTML, above the text of the shop, which refers to
 * them: a client has only that text, where our own page has both.
 */
export function shippingText(
  { destinations, payments, hasHazardousGoods }: ShippingTerms,
  text: string,
  locale: Locale,
): string {
  const { t } = translatorFor(locale);
  const list = (names: readonly string[]) => new Intl.ListFormat(locale).format(names);
  const element = (name: string, content: string) => `<${name}>${escapeXml(content)}</${name}>`;
  const items = (lines: string[]) =>
    `<ul>${lines.map((line) => element('li', line)).join('')}</ul>`;

  function linesOf({ name, transit, prices, takesHazardousGoods, pickup }: Way): string[] {
    const days = workingDays({ t }, transit);
    const facts = [
      name,
      days && t(pickup ? 'checkout.pickupTime' : 'shippingTerms.transit', { days }),
      hasHazardousGoods && !takesHazardousGoods && t('shippingTerms.noHazardous'),
    ].filter(Boolean);
    return prices.map(({ maxWeightG, price, freeFrom }) => {
      const weight = decimal(maxWeightG / 1000, locale);
      const cost = price === 0 ? t('shippingTerms.free') : money(price, locale);
      const free =
        freeFrom !== null && t('shippingTerms.freeFrom', { value: money(freeFrom, locale) });
      return [...facts, t('shippingTerms.upTo', { weight }), cost, free]
        .filter(Boolean)
        .join(' · ');
    });
  }

  const costs = destinations.flatMap(({ countries, ways }) => [
    element('h3', list(countries)),
    items(ways.flatMap(linesOf)),
  ]);
  const ways = payments.map(({ name, description, fee }) =>
    [name, description, fee > 0 && `${t('shippingTerms.fee')} ${money(fee, locale)}`]
      .filter(Boolean)
      .join(' · '),
  );
  return [
    ...(costs.length > 0
      ? [
          element('h2', t('shippingTerms.costs')),
          element('p', t('shippingTerms.costsText')),
          ...costs,
          element('p', t('shippingTerms.timeText')),
        ]
      : []),
    ...(ways.length > 0 ? [element('h2', t('shippingTerms.payments')), items(ways)] : []),
    text,
  ].join('');
}
