import type * as z from 'zod';
import { additionalInformationSchema, type AdditionalInformation } from '../../../shop-api';
import type { CartRow } from '../cart/cart-rows';
import type { CommerceContext } from '../../core/commerce-context';

/** Contact wish, own sign and carrier consent as stored with a cart (§3). */
export function keptInformation(cart: CartRow | null): AdditionalInformation {
  return additionalInformationSchema.parse(cart?.additionalInformation ?? {});
}

/**
 * Stores them with the open cart; without a cart nothing is stored. They are no part of the quote,
 * so the version of the cart stays.
 */
export async function saveAdditionalInformation(
  ctx: CommerceContext,
  input: z.input<typeof additionalInformationSchema>,
): Promise<void> {
  const information = cleanInformation(additionalInformationSchema.parse(input));
  await ctx.db.client.query(
    `update cart set additional_information = $2, updated_at = $3
     where id = $1 and status = 'open'`,
    [ctx.visitor.cartId, JSON.stringify(information), ctx.now()],
  );
}

/** Texts without control characters and invalid surrogates; the wish keeps its line breaks. */
export function cleanInformation(information: AdditionalInformation): AdditionalInformation {
  return {
    ...information,
    orderContactWish: information.orderContactWish.replace(/[\p{Cs}]|[^\P{Cc}\r\n\t]/gu, '').trim(),
    orderCustomerSign: information.orderCustomerSign.replace(/[\p{Cs}\p{Cc}]+/gu, ' ').trim(),
  };
}
