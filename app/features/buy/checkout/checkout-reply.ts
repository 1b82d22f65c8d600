import type { SubmissionResult } from '@conform-to/react';
import { useFormReply } from '~/components/inline-form/use-form-reply';
import type { FieldError } from '~/components/ui/field';
import type { NoticeLine } from '~/features/buy/cart/load-cart.server';
import type { AddressKind } from './checkout-view';

/** What a post leaves behind that did not lead on: everything typed, and what is wrong with it. */
export type CheckoutReply = {
  /** What was posted, and the errors by name of field or id of section, as conform takes them. */
  result: SubmissionResult<FieldError>;
  /** The address form the values belong to. */
  address: AddressKind | null;
  notices: NoticeLine[];
  /** Total in cents before and now, when it is not the one that was shown. */
  priceChange: { before: number; after: number } | null;
  /** No answer came to a later post; the rest still holds. */
  isUnanswered?: true;
};

/** Nothing was posted. One object: conform takes another one for a new answer, and empties the form. */
export const NO_REPLY: CheckoutReply = {
  result: {},
  address: null,
  notices: [],
  priceChange: null,
};

/** The answer to the last post. */
export function useCheckoutReply(): CheckoutReply | undefined {
  return useFormReply(NO_REPLY);
}

/** The value a field was posted with; undefined when it was not. */
export function postedValue(reply: CheckoutReply | undefined, name: string): string | undefined {
  if (!reply?.result.fields?.includes(name)) return undefined;
  const value = reply.result.initialValue?.[name];
  return typeof value === 'string' ? value : '';
}

/** A box is ticked as it was posted, else as it is known. `sign` is a field posted beside it. */
export function isTicked(
  reply: CheckoutReply | undefined,
  name: string,
  sign: string,
  known: boolean,
): boolean {
  if (postedValue(reply, name) !== undefined) return true;
  return known && postedValue(reply, sign) === undefined;
}
