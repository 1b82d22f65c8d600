import type { Language, ShippingTerms } from '../../../shop-api';
import { pickupIn } from '../../catalogue/delivery/offered-shipping';
import { orderRulesOf } from '../../core/settings/order-rules';
import { GIFT_CARD_KEY } from '../payments/gift-card';
import { providerOf } from '../payments/providers';
import { describeTerm, termDays } from '../payments/term-days';
import { byName } from '../../core/reference/countries-by-name';
import type { CommerceContext } from '../../core/commerce-context';
import type { ReferenceTables } from '../../core/reference/reference-tables';

type Way = ShippingTerms['destinations'][number]['ways'][number];
type Destination = { country: string; ways: Way[] };

/**
 * Terms of delivery and payment from the tables that the cart is priced by (PAngV § 6, § 312j(1)
 * BGB; L-04, L-31). Countries with the same terms form a group, by name.
 */
export async function getShippingTerms(ctx: CommerceContext): Promise<ShippingTerms> {
  ctx.touch('shipping', 'settings', 'catalogue', 'listing');
  const tables = await ctx.reference();
  return {
    destinations: together(destinations(tables, ctx.lang)),
    payments: payments(ctx, tables),
    hasHazardousGoods: await hasHazardousGoods(ctx),
  };
}

async function hasHazardousGoods({ db }: CommerceContext): Promise<boolean> {
  const { rows } = await db.client.query<{ found: boolean }>({
    name: 'has_hazardous_goods',
    text: `select exists (select from item
             where jsonb_array_length(hazard -> 'pictograms') > 0 and is_active) as found`,
  });
  return rows[0]!.found;
}

function destinations(tables: ReferenceTables, lang: Language): Destination[] {
  return byName(tables.countries, lang)
    .filter((country) => country.isShippingActive)
    .map(({ id, names }) => ({ country: names[lang], ways: waysTo(id, tables, lang) }))
    .filter(({ ways }) => ways.length > 0);
}

function waysTo(countryId: number, { shippingProfiles }: ReferenceTables, lang: Language): Way[] {
  const isHere = (row: { countryId: number }) => row.countryId === countryId;
  return shippingProfiles.flatMap((profile) => {
    const prices = profile.prices.filter(isHere);
    if (prices.length === 0) return [];
    const { minDays, maxDays } = profile.times.find(isHere) ?? profile;
    return {
      id: profile.id,
      name: profile.names[lang],
      carrier: profile.parcelServiceName,
      transit: { min: minDays, max: maxDays },
      takesHazardousGoods: profile.takesHazardousGoods,
      pickup: pickupIn(profile, lang),
      prices: prices.map(({ maxWeightG, price, freeFrom }) => ({ maxWeightG, price, freeFrom })),
    };
  });
}

/** Groups countries with the same terms, in the order of the first of them. */
export function together(rows: Destination[]): ShippingTerms['destinations'] {
  const groups = new Map<string, ShippingTerms['destinations'][number]>();
  for (const { country, ways } of rows) {
    const key = JSON.stringify(ways);
    const group = groups.get(key);
    if (group) group.countries.push(country);
    else groups.set(key, { countries: [country], ways });
  }
  return [...groups.values()];
}

function payments(
  { lang, mollie }: CommerceContext,
  tables: ReferenceTables,
): ShippingTerms['payments'] {
  const { settings, countries, shippingProfiles, paymentMethods, providerMethods } = tables;
  const rules = orderRulesOf(settings);
  const isThere = (online: string) =>
    mollie !== null && providerMethods.some(({ id }) => id === online);
  const offered = paymentMethods.filter(({ paymentKey }) => {
    const online = providerOf(paymentKey)?.online ?? null;
    // Holders of a gift card know how to pay with it.
    return paymentKey !== GIFT_CARD_KEY && (online === null || isThere(online));
  });
  return offered.map(({ id, paymentKey, names, descriptions, fee, ...method }) => ({
    id,
    name: names[lang],
    description: describeTerm(descriptions[lang], termDays(rules, paymentKey)),
    fee,
    maxAmount: method.maxAmount,
    countries:
      method.countryIds &&
      countries
        .filter((country) => country.isShippingActive && method.countryIds?.includes(country.id))
        .map((country) => country.names[lang]),
    notWith: shippingProfiles
      .filter((profile) => profile.excludedPaymentMethodIds.includes(id))
      .map((profile) => profile.names[lang]),
  }));
}
