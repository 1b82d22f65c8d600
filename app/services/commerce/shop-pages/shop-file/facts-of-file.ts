import {
  FOOTER_PAGES,
  LEGAL_TEXT_TYPES,
  type FooterColumn,
  type FooterLink,
  type Language,
  type LegalText,
  type ShippingTerms,
  type ShopConfiguration,
} from '../../../shop-api';
import { pickupIn } from '../../catalogue/delivery/offered-shipping';
import { orderRulesOf, type OrderRules } from '../../core/settings/order-rules';
import { providerOf } from '../../sale/payments/providers';
import { describeTerm, termDays } from '../../sale/payments/term-days';
import { together } from '../../sale/shipping-terms/get-shipping-terms';
import { legalText } from '../content/get-legal-texts';
import { configurationOf } from '../configuration/get-configuration';
import { cents } from './amount';
import { SETTING_KEYS } from './setting-keys';
import type { DeliveryWay, Navigation, PaymentWay, ShopFile } from './schema';

/** The content of a shop file for pages, without a database. */
export type FactsOfFile = {
  configuration: ShopConfiguration;
  legalTexts: LegalText[];
  /** By language; null: the file has no delivery section. */
  shippingTerms: Record<Language, ShippingTerms> | null;
};

/**
 * Missing sections have the defaults of a shop. Without `paysOnline` no order leads to a payment
 * page, so those payment methods are not shown.
 */
export function factsOfFile(file: ShopFile, { paysOnline }: { paysOnline: boolean }): FactsOfFile {
  const sections = Object.entries(SETTING_KEYS).map(
    ([section, key]) => [key, file[section as keyof typeof SETTING_KEYS]] as const,
  );
  const footer = footerOf(file.navigation?.footer ?? null);
  const { delivery } = file;
  const isOffered = ({ key }: PaymentWay) => paysOnline || !providerOf(key)?.online;
  const payment = file.payment?.filter(isOffered) ?? [];
  const rules = orderRulesOf(new Map([['orders', file.rules]]));
  return {
    configuration: configurationOf(new Map<string, unknown>([...sections, ['footer', footer]])),
    legalTexts: legalTextsOf(file.legal ?? {}, rules),
    shippingTerms: delivery
      ? {
          de: termsOf({ ...file, payment }, delivery, rules, 'de'),
          en: termsOf({ ...file, payment }, delivery, rules, 'en'),
        }
      : null,
  };
}

/** Pages of the tree have no ids here, so links to them are left out. */
function footerOf(columns: Navigation['footer']): FooterColumn[] | null {
  const fixed = (path: string): FooterLink[] =>
    FOOTER_PAGES.flatMap((page) => (page === path ? { page } : []));
  const shown = columns?.map(({ title, links }) => ({
    title,
    links: links.flatMap((link) => (typeof link === 'string' ? fixed(link) : [link])),
  }));
  const kept = shown?.filter(({ links }) => links.length > 0) ?? [];
  return kept.length > 0 ? kept : null;
}

function legalTextsOf(legal: NonNullable<ShopFile['legal']>, rules: OrderRules): LegalText[] {
  return LEGAL_TEXT_TYPES.flatMap((type) =>
    (['de', 'en'] as const).flatMap((lang) => {
      const { title, html: htmlText } = legal[type]?.[lang] ?? {};
      if (title === undefined || htmlText === undefined) return [];
      return legalText({ type, lang, title, htmlText }, rules);
    }),
  );
}

function termsOf(
  file: ShopFile,
  delivery: DeliveryWay[],
  rules: OrderRules,
  lang: Language,
): ShippingTerms {
  const { payment = [], countries = [] } = file;
  const { compare } = new Intl.Collator(lang);
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  const nameOf = (iso: string) => names.of(iso) ?? iso;
  const home = file.seller?.country;
  const sorted = countries.toSorted(
    (a, b) => Number(b === home) - Number(a === home) || compare(nameOf(a), nameOf(b)),
  );
  const destinations = sorted
    .map((iso) => ({ country: nameOf(iso), ways: waysTo(iso, delivery, lang) }))
    .filter(({ ways }) => ways.length > 0);
  return {
    destinations: together(destinations),
    // The goods are in the other shop: restrictions of a method are shown.
    hasHazardousGoods: true,
    payments: payment.map((way, at) => ({
      id: at + 1,
      name: way.name[lang],
      description: describeTerm(way.description[lang], termDays(rules, way.key)),
      fee: cents(way.fee),
      maxAmount: way.maxAmount === null ? null : cents(way.maxAmount),
      countries: way.countries && sorted.filter((iso) => way.countries?.includes(iso)).map(nameOf),
      notWith: delivery
        .filter(({ notWith }) => notWith.includes(way.key))
        .map(({ name }) => name[lang]),
    })),
  };
}

function waysTo(iso: string, delivery: DeliveryWay[], lang: Language) {
  const isHere = ({ countries }: { countries: string[] }) => countries.includes(iso);
  return delivery.flatMap((way) => {
    const prices = way.prices.filter(isHere).toSorted((a, b) => a.upToGrams - b.upToGrams);
    if (prices.length === 0) return [];
    const [min, max] = way.times.find(isHere)?.days ?? way.days;
    return {
      id: way.id,
      name: way.name[lang],
      carrier: way.carrier,
      transit: { min, max },
      takesHazardousGoods: way.takesHazardousGoods,
      pickup: pickupIn({ pickup: way.pickup ?? null }, lang),
      prices: prices.map(({ upToGrams, price, freeFrom }) => ({
        maxWeightG: upToGrams,
        price: cents(price),
        freeFrom: freeFrom === null ? null : cents(freeFrom),
      })),
    };
  });
}
