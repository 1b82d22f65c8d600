import { canonicalPrefix, localePath, type Locale } from '~/i18n/locales';
import type { PriceGroup } from '~/lib/price-group';

/** What decides how an answer is written: language, gross or net, who asks, and where the shop is. */
export type Shaper = {
  locale: Locale;
  priceGroup: PriceGroup;
  /** The customer who is signed in. */
  customerId: number | null;
  publicOrigin: string;
  /** Where the visitor came from; carts name it. */
  referrerId: number;
};

/** The number by which the wire knows the shop: a database holds one (decision 101). */
export const PLENTY_ID = 1;

/** The address of a page in the language of the answer; `path` has no prefix. */
export function pageUrl(shaper: Shaper, path: string): string {
  return absolute(shaper, localePath(canonicalPrefix(shaper.locale), path));
}

/** The address of something of the shop; the contract has whole ones. */
export function absolute({ publicOrigin }: Shaper, path: string): string {
  return new URL(path, publicOrigin).href;
}
