import { pictureView, type PictureView } from '~/components/ui/picture-view';
import type { BoughtGoods } from '~/services/shop-api';

/** Goods as the page of their review shows them. */
export type BoughtGoodsView = Omit<BoughtGoods, 'image' | 'review'> & {
  picture: PictureView | null;
};

export type ReviewView = {
  goods: BoughtGoodsView;
  review: BoughtGoods['review'];
  /** The page with the form, without prefix. */
  formPath: string;
  back: { path: string; text: 'reviews.all' | 'reviews.backToOrder' };
  /** First name and the first letter of the last: the suggested author name. */
  suggestedName: string;
};

export function boughtGoodsView({ image, review: _, ...goods }: BoughtGoods): BoughtGoodsView {
  return { ...goods, picture: image && pictureView(image) };
}

export function suggestName({ firstName, lastName }: { firstName: string; lastName: string }) {
  const initial = [...lastName.trim()][0];
  return [firstName.trim(), initial && `${initial}.`].filter(Boolean).join(' ');
}
