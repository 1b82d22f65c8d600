import type { Product } from '~/services/shop-api';

/** The tin of this variation first, then shade, stroke, room and detail of the item. */
export function galleryImages({ images }: Product) {
  return [...images.variation, ...images.all];
}
