import type { Title } from '~/blocks/kit/define-block';
import type { Locale } from '~/i18n/locales';
import type { Block } from '~/services/shop-api';

/** The shop's content for sections, made from its catalogue, so that no section names goods. */
export type ShopGoods = {
  /** Ranges with goods, the first ones first. */
  ranges: { id: number; name: string; path: string }[];
  /** A range whose goods come in shades; null if there is none. */
  shades: number | null;
  /** Pages to read. */
  pages: { name: string; path: string; imagePath: string | null }[];
  /** A picture of the shop's own; '' if it has none. */
  picture: string;
};

export type PatternContext = { locale: Locale; goods: ShopGoods; uuid: () => string };

/** A ready section: some blocks that go together. */
export type Pattern = {
  /** Unique. */
  id: string;
  title: Title;
  /** Does the shop have the content it shows? */
  suits: (goods: ShopGoods) => boolean;
  create: (context: PatternContext) => Block[];
};

/** A picture for all kinds of screens, without a description. */
export function onePicture(address: string) {
  return { wideScreen: address, desktop: address, tablet: address, mobile: address, alt: '' };
}
