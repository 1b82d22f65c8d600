import { giftCardCode } from '~/services/shop-api/entities/gift-card-code';
import { ShopError } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { MOST_GIFT_CARDS } from './gift-card-rules';

/** The id of the gift card with a typed code, or null: it may be a coupon. */
export async function findGiftCard(ctx: CommerceContext, typed: string): Promise<number | null> {
  const { rows } = await ctx.db.client.query<{ id: number }>({
    name: 'gift_card_find',
    text: 'select id from gift_card where code = $1',
    values: [giftCardCode(typed)],
  });
  return rows[0]?.id ?? null;
}

/** Adds one more gift card to a cart, once. Throws `coupon.tooManyGiftCards`. */
export async function addGiftCard(
  { db }: CommerceContext,
  cartId: number,
  giftCardId: number,
): Promise<void> {
  const { rowCount } = await db.client.query(
    `update cart set gift_card_ids = array_remove(gift_card_ids, $2) || $2::int
     where id = $1 and cardinality(array_remove(gift_card_ids, $2)) < $3`,
    [cartId, giftCardId, MOST_GIFT_CARDS],
  );
  if (rowCount === 0) {
    throw new ShopError('coupon.tooManyGiftCards', { cause: { most: MOST_GIFT_CARDS } });
  }
}

/** Removes a gift card from a cart; one it does not have changes nothing. */
export async function removeGiftCard(
  { db }: CommerceContext,
  cartId: number,
  giftCardId: number,
): Promise<void> {
  await db.client.query(
    'update cart set gift_card_ids = array_remove(gift_card_ids, $2) where id = $1',
    [cartId, giftCardId],
  );
}
