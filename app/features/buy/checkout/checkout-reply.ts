import type { SubmissionResult } from '@conform-to/react';
import { useFormReply } from '~/components/inline-form/use-form-reply';
import type { FieldError } from '~/components/ui/field';
import type { NoticeLine } from '~/features/buy/cart/load-cart.server';
import type { AddressKind } from './checkout-view';

/** The result of a post that did not redirect: all typed values, and their errors. */
export type CheckoutReply = {
  /** The posted values, and the errors by field name or section id, as conform takes them. */
  result: SubmissionResult<FieldError>;
  /** The address form of the values. */
  address: AddressKind | null;
  notices: NoticeLine[];
  /** Total in cents before and now, if it differs from the displayed one. */
  priceChange: { before: number; after: number } | null;
  /** A later post got no answer; the rest is still valid. */
  isUnanswered?: true;
};

/**
 * Nothing was posted. One object: conform treats another one as a new answer, and empties the form.
 */
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

/** The posted value of a field; undefined if it was not posted. */
export function postedValue(reply: CheckoutReply | undefined, name: string): string | undefined {
  if (!reply?.result.fields?.includes(name)) return undefined;
  const value = reply.result.initialValue?.[name];
  return typeof value === 'string' ? value : '';
}

/** A checkbox is ticked as posted, otherwise as saved. `sign` is a field posted beside it. */
export function isTicked(
  reply: CheckoutReply | undefined,
  name: string,
  sign: string,
  known: boolean,
): boolean {
  if (postedValue(reply, name) !== undefined) return true;
  return known && postedValue(reply, sign) === undefined;
}
