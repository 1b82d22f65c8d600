import { createContext, useContext } from 'react';
import { SlotMarker } from '~/components/personal/personal-slot';
import { useText } from '~/i18n/text';
import type { Translator } from '~/i18n/translator';

/** The action of a variation's button, as its field and label. */
export type WishButtonState = { field: 'add' | 'remove'; word: string };

export function wishOf(t: Translator['t'], isWished: boolean): WishButtonState {
  return isWished
    ? { field: 'remove', word: t('catalogue.wishRemove') }
    : { field: 'add', word: t('catalogue.wishAdd') };
}

/** Ids on the wishlist of the page's visitor; null if there are no hearts. */
export const Wished = createContext<readonly number[] | null>(null);

/** The personal slots of a button on a shared page: its field and its label. */
export const wishSlot = (variationId: number) => `wish-${variationId}`;
const wishWordSlot = (variationId: number) => `wish-word-${variationId}`;
/** The name of such a slot: whether it is for the label, and the variation. */
export const WISH_SLOT = /^wish-(word-)?(\d+)$/;

/**
 * The action of a button for this variation, or the markers of its slots; null if there are no
 * hearts.
 */
export function useWish(variationId: number): { field: string; word: string } | null {
  const marker = useContext(SlotMarker);
  const wished = useContext(Wished);
  const { t } = useText();
  if (!wished) return null;
  if (!marker) return wishOf(t, wished.includes(variationId));
  return { field: marker(wishSlot(variationId)), word: marker(wishWordSlot(variationId)) };
}
