import { availabilityTone } from './availability-tone';
import type { BadgeTone } from '~/components/ui/badge';
import { hasRenditions, pictureView, type PictureView } from '~/components/ui/picture-view';
import { insertNonBreakingSpaces } from '~/i18n/non-breaking-spaces';
import { priceIn, type PriceGroup } from '~/lib/price-group';
import type { Image, ListProduct } from '~/services/shop-api';
import { canAddFromList } from './can-add-from-list';
import { listProductLink, pathOfProduct } from '~/lib/product-path';
import { listPrice, type ShownPrice } from './shown-price';
import { shownTags, type TagView } from './tag-view';

/** A product on a card of a list. */
export type ProductCardView = {
  variationId: number;
  /** The target of the card, without locale prefix. */
  path: string;
  /** The canonical address of the item, without locale prefix. */
  canonicalPath: string;
  name: string;
  maker: string;
  /** The size to which the price applies. */
  size: string;
  color: string | null;
  picture: PictureView | null;
  price: ShownPrice;
  rating: { value: number; count: number } | null;
  tags: TagView[];
  /** Only a delay; goods that are ready to send need no text in a list. */
  waiting: { name: string; tone: BadgeTone } | null;
  hasPictograms: boolean;
  canAdd: boolean;
  isSalable: boolean;
  /** The quantity on the wishlist. */
  wished?: number;
};

export function productCardView(product: ListProduct, group: PriceGroup): ProductCardView {
  const { item, variation, shade } = product;
  return {
    variationId: variation.id,
    path: listProductLink(product),
    canonicalPath: pathOfProduct(product),
    name: product.texts.name1,
    maker: item.manufacturer?.externalName || item.manufacturer?.name || '',
    size: insertNonBreakingSpaces(product.attributes.map(({ value }) => value).join(', ')),
    color: shade?.color ?? null,
    picture: cardPicture(product.images.all),
    price: priceIn(
      group,
      variation.vatRate,
    )(listPrice(product.prices, variation.minimumOrderQuantity)),
    rating:
      item.feedbackCount > 0 ? { value: item.feedbackDecimal, count: item.feedbackCount } : null,
    tags: shownTags(product.tags),
    waiting: waiting(product),
    hasPictograms: product.hasPictograms,
    canAdd: canAddFromList(product),
    isSalable: product.filter.isSalable,
  };
}

function waiting({ variation }: ListProduct): ProductCardView['waiting'] {
  const tone = availabilityTone(variation.availabilityId);
  return tone === 'green' ? null : { name: variation.availability.names.name, tone };
}

const CARD_WIDTH = 640;

/** Few renditions and no placeholder: the swatch shows until the picture is loaded. */
function cardPicture(images: readonly Image[]): PictureView | null {
  const image = images[0];
  if (!image) return null;
  if (!hasRenditions(image)) return pictureView({ ...image, url: image.urlMiddle }, '');
  const small = image.widths.filter((width) => width <= CARD_WIDTH);
  const widths = small.length > 0 ? small : image.widths.slice(0, 1);
  return pictureView({ ...image, widths, placeholder: '' }, '');
}
