import { pictureView } from '~/components/ui/picture-view';
import { dayOf } from '~/lib/calendar-day';
import { plainDecimal } from '~/lib/plain-decimal';
import { isGlobalGtin } from '~/lib/global-gtin';
import { plainText } from '~/lib/plain-text';
import { priceAt } from '~/lib/price-at';
import type { BasePrice, Price, Product, Unit } from '~/services/shop-api';
import { orderable, priceOf } from './attribute-choice';
import type { ChoiceView } from './choice-view';
import { galleryImages } from './gallery-images';
import type { ReviewsView } from './reviews-view';

type Site = { url: string; publicOrigin: string };

const SCHEMA = 'https://schema.org';

/**
 * JSON-LD of a product (open point 1.11). Empty values are left out; prices include VAT, as stated
 * in it, also on the page of a customer with net prices.
 */
export function productData(
  product: Product,
  choice: ChoiceView | null,
  reviews: ReviewsView,
  site: Site,
) {
  const { texts, seoSettings: seo, variation } = product;
  return withoutEmpty({
    '@context': SCHEMA,
    // Only books have an ISBN.
    '@type': seo.isbn ? ['Product', 'Book'] : 'Product',
    name: texts.name1,
    description: plainText(texts.metaDescription || texts.shortDescription || texts.description),
    url: site.url,
    image: galleryImages(product).map(
      (image) => new URL(pictureView(image).src, site.publicOrigin).href,
    ),
    sku: seo.sku || variation.number,
    mpn: seo.mpn,
    ...(isGlobalGtin(seo.gtin) && { gtin: seo.gtin, gtin8: seo.gtin8, gtin13: seo.gtin13 }),
    isbn: seo.isbn,
    color: product.shade?.name,
    brand: named('Brand', seo.brand),
    manufacturer: named('Organization', seo.manufacturer),
    weight: measure(variation.weightG, 'GRM'),
    width: measure(variation.widthMM, 'MMT'),
    height: measure(variation.heightMM, 'MMT'),
    depth: measure(variation.lengthMM, 'MMT'),
    aggregateRating: reviews.total > 0 ? aggregateRating(reviews) : undefined,
    review: reviews.reviews.filter(({ rating }) => rating !== null).map(reviewData),
    offers: offers(product, choice, site.url),
  });
}

/** One offer for a chosen variation, the range of available prices while there is a choice. */
function offers(product: Product, choice: ChoiceView | null, url: string) {
  const { seoSettings: seo, prices } = product;
  const shared = {
    url,
    priceCurrency: prices.default.currency,
    availability: schemaUrl(seo.mappedAvailability),
    itemCondition: schemaUrl(seo.conditionOfItem),
    hasMerchantReturnPolicy: returnPolicy(product),
  };
  const variations = product.variationAttributeMap?.variations ?? [];
  if (choice && choice.variationId === null && variations.length > 1) {
    const offered = orderable(variations);
    const amounts = offered.map((each) => priceOf(each).price).sort((a, b) => a - b);
    return withoutEmpty({
      '@type': 'AggregateOffer',
      lowPrice: plainDecimal(amounts[0] ?? 0),
      highPrice: plainDecimal(amounts.at(-1) ?? 0),
      offerCount: offered.length,
      ...shared,
    });
  }
  const current = priceAt<Price>(prices, product.variation.minimumOrderQuantity);
  const isReduced = current === prices.specialOffer;
  return withoutEmpty({
    '@type': 'Offer',
    price: plainDecimal(current.price),
    priceValidUntil:
      (isReduced && prices.specialOffer?.validUntil?.slice(0, 10)) || seo.priceValidUntil,
    priceSpecification: [
      {
        ...specification('SalePrice', current.price, prices.default.currency),
        ...referenceQuantity(product.unit, current.basePrice),
      },
      ...(isReduced
        ? [specification('ListPrice', prices.default.price, prices.default.currency)]
        : []),
    ],
    // While there is a choice, the price differs by variation.
    shippingDetails: product.delivery
      ? shippingDetails(product.delivery, prices.default.currency)
      : undefined,
    ...shared,
  });
}

function shippingDetails(
  { min, max, countryCode, price }: NonNullable<Product['delivery']>,
  currency: string,
) {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: plainDecimal(price), currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: countryCode },
    // Working days in total, from the order to the door.
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: {
        '@type': 'QuantitativeValue',
        minValue: min,
        maxValue: max,
        unitCode: 'DAY',
      },
    },
  };
}

/**
 * The right of withdrawal (§ 355 BGB), which goods mixed to order do not have (§ 312g(2) no. 1
 * BGB).
 */
const WITHDRAWAL_DAYS = 14;

function returnPolicy({ delivery, isMadeToOrder }: Product) {
  if (!delivery) return undefined;
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: delivery.countryCode,
    ...(isMadeToOrder
      ? { returnPolicyCategory: `${SCHEMA}/MerchantReturnNotPermitted` }
      : {
          returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
          merchantReturnDays: WITHDRAWAL_DAYS,
          returnMethod: `${SCHEMA}/ReturnByMail`,
        }),
  };
}

function specification(type: 'SalePrice' | 'ListPrice', cents: number, priceCurrency: string) {
  return {
    '@type': 'UnitPriceSpecification',
    priceType: `${SCHEMA}/${type}`,
    price: plainDecimal(cents),
    priceCurrency,
    valueAddedTaxIncluded: true,
  };
}

/** The content of the price, and the reference quantity of the price per unit (PAngV § 4). */
function referenceQuantity({ content, unitOfMeasurement }: Unit, basePrice: BasePrice | null) {
  if (!basePrice) return {};
  const quantity = (value: number, unitCode: string) => ({
    '@type': 'QuantitativeValue',
    value,
    unitCode,
  });
  const valueReference = quantity(1, basePrice.unit);
  return { referenceQuantity: { ...quantity(content, unitOfMeasurement), valueReference } };
}

function aggregateRating({ average, total }: ReviewsView) {
  return { '@type': 'AggregateRating', ratingValue: average, reviewCount: total, bestRating: 5 };
}

function reviewData({ title, author, createdAt, message, rating }: ReviewsView['reviews'][number]) {
  return withoutEmpty({
    '@type': 'Review',
    name: title,
    author: named('Person', author),
    datePublished: dayOf(new Date(createdAt)),
    reviewBody: message,
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5 },
  });
}

function named(type: string, name: string) {
  return name ? { '@type': type, name } : undefined;
}

function measure(value: number, unitCode: string) {
  return value > 0 ? { '@type': 'QuantitativeValue', value, unitCode } : undefined;
}

function schemaUrl(value: string): string {
  return value === '' || value.includes('://') ? value : `${SCHEMA}/${value}`;
}

function withoutEmpty(data: Record<string, unknown>): Record<string, unknown> {
  const isEmpty = (value: unknown) =>
    value === undefined ||
    value === null ||
    value === '' ||
    (Array.isArray(value) && value.length === 0);
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !isEmpty(value)));
}
