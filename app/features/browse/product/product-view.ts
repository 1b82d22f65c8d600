import { availabilityTone } from '~/components/product-card/availability-tone';
import { largePictureView } from '~/components/ui/picture-view';
import { pagePrice, type ShownPrice } from '~/components/product-card/shown-price';
import { pathOfProduct } from '~/lib/product-path';
import { linkedTags } from '~/components/product-card/tag-view';
import { amountIn, priceIn, type PriceGroup } from '~/lib/price-group';
import { linkTarget } from '~/lib/web-address';
import type { Product, ShopConfiguration } from '~/services/shop-api';
import { bundleView } from './bundle-view';
import type { ChoiceView } from './choice-view';
import { shownSteps } from './graduated-steps';
import { galleryImages } from './gallery-images';
import { manufacturerViews } from './manufacturer-view';
import { orderPropertyGroups } from './order-properties';
import { shadeViews, testerView } from './shade-views';

/**
 * The page's view of the product itself. `path` is the page's own; both paths are without prefix.
 * Goods that require advice, or are taken back, include the shop's contact data.
 */
export function productView(
  product: Product,
  choice: ChoiceView | null,
  path: string,
  { seller, ratingSteps, priceGroup }: Site,
) {
  const { texts, variation, item, shade } = product;
  const shown = priceIn(priceGroup, variation.vatRate);
  return {
    itemId: item.id,
    path,
    /** The path with no choice made. */
    basePath: pathOfProduct(product),
    name: texts.name1,
    maker: item.manufacturer?.externalName || item.manufacturer?.name || '',
    number: variation.number,
    shortDescription: texts.shortDescription,
    description: texts.description,
    technicalData: texts.technicalData,
    shade,
    shades: shadeViews(product, choice),
    tester: testerView(product, priceGroup),
    size: product.attributes.map(({ value }) => value).join(', '),
    rating:
      item.feedbackCount > 0
        ? { value: item.feedbackDecimal, count: item.feedbackCount, steps: ratingSteps }
        : null,
    tags: linkedTags(product.tags),
    pictures: galleryImages(product).map(largePictureView),
    price: shown(shownPrice(product, choice)),
    steps: shownSteps(product, choice).map(shown),
    availability: {
      name: variation.availability.names.name,
      tone: availabilityTone(variation.availabilityId),
    },
    delivery: product.delivery,
    countriesSoldTo: product.countriesSoldTo,
    isSoldInLanguage: product.isSoldInLanguage,
    isSalable: isSalable(product, choice),
    choice: choice && choiceIn(choice, shown),
    /** The variation for the cart: null while the choice is incomplete. */
    variationId: choice ? choice.variationId : variation.id,
    /** The variation for the wishlist: until the choice is complete, the option shown first. */
    wishId: choice?.variationId ?? variation.id,
    quantity: {
      min: variation.minimumOrderQuantity,
      step: variation.intervalOrderQuantity,
      max: variation.maximumOrderQuantity,
    },
    propertyGroups: orderPropertyGroups(
      product.properties,
      amountIn(priceGroup, variation.vatRate),
    ),
    hazard: product.hazard,
    advice: product.isSoldOnline ? null : { phone: seller.phone, email: seller.email },
    isMadeToOrder: product.isMadeToOrder,
    isGiftCard: variation.isGiftCard,
    bundle: bundleView(product, priceGroup),
    facts: product.variationProperties.map(({ id, cast, names, values }) => ({
      id,
      cast,
      name: names.name,
      value: values.value,
      link: linkTarget(values.downloadLink ?? ''),
    })),
    // The responsible person for goods; a gift card has none (Regulation (EU) 2023/988 art. 19).
    makers: variation.isGiftCard ? [] : manufacturerViews(product),
    oldDevices: product.weeeNumber ? { number: product.weeeNumber, email: seller.email } : null,
  };
}

export type ProductView = ReturnType<typeof productView>;

type Site = Pick<ShopConfiguration, 'seller' | 'ratingSteps'> & { priceGroup: PriceGroup };

/** The choice with its prices as the page shows them. */
function choiceIn(choice: ChoiceView, shown: ReturnType<typeof priceIn>): ChoiceView {
  return {
    ...choice,
    price: choice.price && shown(choice.price),
    attributes: choice.attributes.map((attribute) => ({
      ...attribute,
      values: attribute.values.map((value) => ({
        ...value,
        price: value.price && shown(value.price),
      })),
    })),
  };
}

/** While there is a choice, one salable variation is enough. */
function isSalable({ filter, variationAttributeMap }: Product, choice: ChoiceView | null): boolean {
  if (!choice || choice.variationId !== null) return filter.isSalable;
  return variationAttributeMap?.variations.some((variation) => variation.isSalable) ?? false;
}

/** Until the choice is complete: the lowest reachable price, with "from" if others cost more. */
function shownPrice({ prices, variation }: Product, choice: ChoiceView | null): ShownPrice {
  const price = pagePrice(prices, variation.minimumOrderQuantity);
  if (!choice || choice.variationId !== null || !choice.price) return price;
  return { ...price, ...choice.price, crossed: null, lowest: null, reductionPercent: 0 };
}
