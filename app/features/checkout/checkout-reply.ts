import type { FieldError } from '~/components/ui/field';
import type { NoticeLine } from '~/features/cart/load-cart.server';
import type { AddressKind } from './checkout-view';

/** What a post leaves behind that did not lead on: everything typed, and what is wrong with it. */
export type CheckoutReply = {
  values: Record<string, string>;
  /** By name of field or id of section. */
  errors: Record<string, FieldError>;
  /** The address form the values belong to. */
  address: AddressKind | null;
  notices: NoticeLine[];
  /** Total in cents before and now, when it is not the one that was shown. */
  priceChange: { before: number; after: number } | null;
};
