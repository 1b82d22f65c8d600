import { plainDecimal } from '~/lib/plain-decimal';
import { pagePrice } from '~/components/product-card/shown-price';
import { pictureView } from '~/components/ui/picture-view';
import { canonicalUrl } from '~/features/page/page-addresses';
import type { Locale } from '~/i18n/locales';
import { escapeXml } from '~/lib/escape-xml';
import { isGlobalGtin } from '~/lib/global-gtin';
import { plainText } from '~/lib/plain-text';
import type { BasePrice, FeedGoods, Unit } from '~/services/shop-api';

type Site = { publicOrigin: string; locale: Locale };

/** The limits of Google's specification, in characters. */
const LONGEST = { title: 150, description: 5000 };

const CONDITIONS: Record<string, string> = {
  NewCondition: 'new',
  RefurbishedCondition: 'refurbished',
  UsedCondition: 'used',
};

/** UN/ECE codes as the specification writes units of measure. */
const UNITS: Record<string, string> = {
  LTR: 'l',
  MLT: 'ml',
  KGM: 'kg',
  GRM: 'g',
  MTK: 'sqm',
  MTR: 'm',
  CMT: 'cm',
  C62: 'ct',
};

/** The parts before and after the items; `shop` is its name. */
export function feedFrame(site: Site, shop: string) {
  const home = canonicalUrl(site, '/');
  return {
    begin:
      '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
      element('title', shop) +
      element('link', home) +
      element('description', shop),
    end: '</channel>\n</rss>\n',
  };
}

/**
 * A variation as product data for Google Merchant Center: prices include VAT, as everywhere in the
 * EU, and equal those of its page; the price per litre or kilogram is included (PAngV § 4). Empty
 * for goods without a picture, which the specification refuses.
 */
export function feedItem(site: Site, goods: FeedGoods): string {
  const { product, path, mpn, condition, shipping } = goods;
  const gtin = isGlobalGtin(goods.gtin) ? goods.gtin : '';
  const { texts, variation, item, images, prices, shade, attributes } = product;
  const [first, ...others] = images.all;
  if (!first) return '';
  const { price, basePrice } = pagePrice(prices, variation.minimumOrderQuantity);
  const { price: regular, currency } = prices.default;
  const brand = item.manufacturer?.externalName || item.manufacturer?.name || '';
  const address = (image: typeof first) => site.publicOrigin + pictureView(image).src;
  const options = attributes.map(({ value }) => value);
  const description = plainText(texts.shortDescription) || texts.name1;
  const fields: [name: string, value: string][] = [
    ['id', variation.number],
    ['item_group_id', String(item.id)],
    ['title', cut([texts.name1, ...options].join(', '), LONGEST.title)],
    ['description', cut(description, LONGEST.description)],
    ['link', canonicalUrl(site, path)],
    ['image_link', address(first)],
    ...others
      .slice(0, 10)
      .map((image): [string, string] => ['additional_image_link', address(image)]),
    ['availability', product.filter.isSalableAndActive ? 'in_stock' : 'out_of_stock'],
    ['price', money(price < regular ? regular : price, currency)],
    ['sale_price', price < regular ? money(price, currency) : ''],
    ...unitPricing(product.unit, basePrice),
    ['condition', CONDITIONS[condition] ?? 'new'],
    ['brand', brand],
    ['gtin', gtin],
    ['mpn', mpn],
    ['identifier_exists', gtin || (brand && mpn) ? '' : 'no'],
    ['color', shade?.name ?? ''],
    ['shipping_weight', variation.weightG > 0 ? `${variation.weightG} g` : ''],
  ];
  const own = fields.map(([name, value]) => value && element(`g:${name}`, value)).join('');
  const ways = shipping.map(
    ({ country, service, price }) =>
      `<g:shipping>\n${element('g:country', country)}${element('g:service', service)}` +
      `${element('g:price', money(price, currency))}</g:shipping>\n`,
  );
  return `<item>\n${own}${ways.join('')}</item>\n`;
}

function unitPricing(
  { content, unitOfMeasurement }: Unit,
  basePrice: BasePrice | null,
): [string, string][] {
  const unit = UNITS[unitOfMeasurement];
  if (!basePrice || !unit) return [];
  return [
    ['unit_pricing_measure', `${content} ${unit}`],
    ['unit_pricing_base_measure', `1 ${UNITS[basePrice.unit]}`],
  ];
}

function money(cents: number, currency: string): string {
  return `${plainDecimal(cents)} ${currency}`;
}

/** By code points, so that no surrogate pair is cut. */
function cut(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}

/** Characters that XML cannot contain are left out. */
function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text.replaceAll(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]|\p{Cs}/gu, ''))}</${name}>\n`;
}
