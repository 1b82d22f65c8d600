import { linkTarget } from '~/lib/web-address';
import { canonicalPrefix, localePath, type Locale } from '~/i18n/locales';
import type { PriceGroup } from '~/lib/price-group';

/**
 * The facts that determine the form of a response: language, gross or net, the caller, and the
 * shop's origin.
 */
export type Shaper = {
  locale: Locale;
  priceGroup: PriceGroup;
  /** The logged-in customer. */
  customerId: number | null;
  publicOrigin: string;
  /** The visitor's referrer; carts contain it. */
  referrerId: number;
};

/** The number of the shop on the wire: a database holds one (decision 101). */
export const PLENTY_ID = 1;

/** The address of a page in the language of the response; `path` has no prefix. */
export function pageUrl(shaper: Shaper, path: string): string {
  return absolute(shaper, localePath(canonicalPrefix(shaper.locale), path));
}

/** The absolute address of a path of the shop, as the contract requires. */
export function absolute({ publicOrigin }: Shaper, path: string): string {
  return new URL(path, publicOrigin).href;
}

/** The same for a stored address of a page or file; null where it could be script. */
export function absoluteOrNull(shaper: Shaper, stored: string): string | null {
  const target = linkTarget(stored);
  return target !== null && URL.canParse(target, shaper.publicOrigin)
    ? absolute(shaper, target)
    : null;
}

/** A printed address as a client may link it: with its scheme, and empty where it could be script. */
export function linkable(stored: string): string {
  return linkTarget(stored) ?? (stored.includes(':') ? '' : stored);
}
