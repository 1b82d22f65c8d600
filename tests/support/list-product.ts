import type { ListProduct, Prices } from '~/services/shop-api';

/** Prices with only a default price; amounts in cents. */
export function prices(price: number, more: Partial<Prices> = {}): Prices {
  return {
    default: { ...amount(price), lowestPrice: 0, baseSinglePrice: 0 },
    rrp: null,
    specialOffer: null,
    graduatedPrices: [],
    ...more,
  };
}

/** One price of a piece of 2.5 litres. */
export function amount(price: number) {
  const basePrice = { value: Math.round(price / 2.5), unit: 'LTR' as const };
  return { price, unitPrice: price, currency: 'EUR', basePrice };
}

/** Goods that can be put into the cart from a list. */
export function listProduct(more: Partial<ListProduct> = {}): ListProduct {
  return {
    texts: { name1: 'Wandfarbe Salbei', urlPath: 'wandfarbe/salbei', shortDescription: '' },
    images: { all: [] },
    variation: {
      id: 34,
      number: 'TW-1034',
      minimumOrderQuantity: 1,
      intervalOrderQuantity: 1,
      maximumOrderQuantity: null,
      availabilityId: 1,
      availability: { averageDays: 2, names: { name: 'Sofort lieferbar' } },
      availableUntil: null,
      widthMM: 0,
      heightMM: 0,
      lengthMM: 0,
      weightG: 0,
      unitCombinationId: 1,
      vatRate: 1900,
      isGiftCard: false,
    },
    unit: { content: 2.5, unitOfMeasurement: 'LTR', names: { name: 'Liter' } },
    item: {
      id: 12,
      feedbackCount: 0,
      feedbackDecimal: 0,
      manufacturer: null,
      itemType: 'default',
      salableVariationCount: 1,
    },
    prices: prices(3990),
    shade: null,
    tags: [],
    hasOrderProperties: false,
    hasRequiredOrderProperty: false,
    hasHazards: false,
    hasPictograms: false,
    attributes: [],
    stockNet: null,
    filter: { isSalable: true, isSalableAndActive: true },
    ...more,
  };
}
