import type { Goods, Size } from './goods';
import { hazardCells } from './hazards';
import { MAKER_NAMES } from './companies';

type Row = Record<string, string | number>;

export function money(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}

/** Key of a variation: its item, size and attribute values. */
export function variationKey(goods: Goods, size: Size): string {
  return [goods.key, size.size, ...Object.values(size.attributes ?? {})].filter(Boolean).join('-');
}

/** Goods for indoors and outdoors have both values, so that a filter for either finds them. */
function propertyCell(properties: Goods['properties']): string {
  return Object.entries(properties)
    .flatMap(([name, value]) =>
      (name === 'area' && value === 'both' ? ['inside', 'outside'] : [value]).map(
        (each) => `${name}=${each}`,
      ),
    )
    .join('|');
}

export function itemRow(goods: Goods, index: number): Row {
  const technical = (lang: 0 | 1) =>
    goods.technical.length === 0
      ? ''
      : `<table><tbody>${goods.technical.map(([label, value]) => `<tr><th>${label[lang]}</th><td>${value[lang]}</td></tr>`).join('')}</tbody></table>`;
  const maker = MAKER_NAMES[goods.maker] ?? '';
  return {
    item: goods.key,
    type: goods.type ?? 'default',
    manufacturer: goods.maker,
    responsible_person: goods.responsiblePerson ?? '',
    categories: goods.categories.join('|'),
    properties: propertyCell(goods.properties),
    order_properties: goods.orderProperties?.join('|') ?? '',
    tags: goods.tags.join('|'),
    shade: goods.shade?.key ?? '',
    line: goods.line ?? '',
    is_tester: goods.isTester ? '1' : '0',
    made_to_order: goods.isMadeToOrder ? '1' : '0',
    durability_guarantee_years: goods.guaranteeYears ?? '',
    score: goods.rank + (goods.tags.includes('bestseller') ? 5 : 0),
    created: `today-${(index * 29) % 700}`,
    hazard_pictograms: '',
    hazard_signal_word: '',
    hazard_statements_de: '',
    hazard_statements_en: '',
    ufi: '',
    is_biocide: '',
    is_sold_online: goods.isSoldOnline === false ? '0' : '1',
    weee_number: goods.weeeNumber ?? '',
    ...hazardCells(goods.hazard, index),
    name_de: goods.name[0],
    name_en: goods.name[1],
    short_description_de: goods.short[0],
    short_description_en: goods.short[1],
    description_de: goods.description[0],
    description_en: goods.description[1],
    technical_data_de: technical(0),
    technical_data_en: technical(1),
    meta_description_de: `${goods.name[0]} von ${maker}. ${goods.short[0]}`,
    meta_description_en: `${goods.name[1]} by ${maker}. ${goods.short[1]}`,
    keywords_de: goods.keywords[0],
    keywords_en: goods.keywords[1],
  };
}

/** Internal GTIN-13 (prefix 2) with its check digit. */
function gtin(number: number): string {
  const digits = `20${String(number).padStart(10, '0')}`;
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 3 : 1), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

export type Offer = { price: number; from: number; to: number; dip: number | undefined };

/** Some goods are reduced, some of those were cheaper for a few days not long before. */
export function offerFor(
  goods: Goods,
  size: Size,
  itemIndex: number,
  at: number,
): Offer | undefined {
  if (goods.isMadeToOrder || goods.type === 'bundle' || size.isSteady) return undefined;
  if ((itemIndex * 5 + at * 3) % 14 !== 6) return undefined;
  const percent = [15, 20, 10, 25][(itemIndex + at) % 4] ?? 10;
  return {
    price: Math.floor((size.price * (100 - percent)) / 1000) * 10 + 9,
    from: 4 + ((itemIndex * 3) % 16),
    to: 9 + ((itemIndex * 7) % 30),
    dip: itemIndex % 3 === 0 ? Math.floor((size.price * 94) / 1000) * 10 + 9 : undefined,
  };
}

export function variationRow(
  goods: Goods,
  size: Size,
  itemIndex: number,
  at: number,
  number: number,
): Row {
  const offer = offerFor(goods, size, itemIndex, at);
  const attributes = { ...(size.size && { size: size.size }), ...size.attributes };
  return {
    variation: variationKey(goods, size),
    item: goods.key,
    number: `TW-${String(10_000 + number)}`,
    attributes: Object.entries(attributes)
      .map((pair) => pair.join('='))
      .join('|'),
    is_main: at === 0 ? '1' : '0',
    position: at,
    availability: size.availability ?? 1,
    unit: size.unit,
    content: String(size.content).replace('.', ','),
    minimum_order_quantity: size.minimum ?? 1,
    interval_order_quantity: size.interval ?? 1,
    maximum_order_quantity: size.maximum ?? '',
    stock: size.stock ?? 30,
    vat_class: size.vatClass ?? 'standard',
    weight_g: size.weight,
    gtin: gtin(number),
    price: money(size.price),
    rrp: size.rrp ? money(size.rrp) : '',
    special_offer: offer ? money(offer.price) : '',
    special_offer_from: offer ? `today-${offer.from}` : '',
    special_offer_to: offer ? `today+${offer.to}` : '',
    graduated_prices:
      size.graduated?.map(([from, price]) => `${from}:${money(price)}`).join('|') ?? '',
  };
}

/** The price before the offer, with a cheaper week in some cases, and the offer itself. */
export function historyRows(goods: Goods, size: Size, itemIndex: number, at: number): Row[] {
  const offer = offerFor(goods, size, itemIndex, at);
  if (!offer) return [];
  const row = (days: number, price: number): Row => ({
    variation: variationKey(goods, size),
    since: `today-${days}`,
    price: money(price),
  });
  return [
    row(150, size.price),
    ...(offer.dip ? [row(offer.from + 20, offer.dip), row(offer.from + 13, size.price)] : []),
    row(offer.from, offer.price),
  ];
}
