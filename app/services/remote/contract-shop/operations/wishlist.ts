import * as z from 'zod';
import type { WishlistOperations } from '~/services/shop-api/operations/wishlist';
import type { ContractCall } from '../contract-call';
import { toListProduct, wireListProductSchema } from '../entities/list-product';
import * as lenient from '../entities/lenient';
import { readAnswer } from '../read-answer';

/** Without a quantity it is one piece. */
const quantity = lenient.number.pipe(z.int().min(1)).catch(1);
const goodsSchema = lenient.list(wireListProductSchema.extend({ quantity }));
const idsSchema = z.object({
  basket: z.object({ itemWishListIds: lenient.list(lenient.id) }),
});

export function wishlistOperations(call: ContractCall): WishlistOperations {
  return {
    async getWishlist() {
      const goods = readAnswer('getWishlist', goodsSchema, await call.ask('getWishlist'));
      return goods.map((each) => ({
        variationId: each.variation.id,
        quantity: each.quantity,
        variation: toListProduct(each, call),
      }));
    },

    /** The session has them, and every page requests that. */
    async getWishlistIds() {
      const answer = await call.ask('getSession');
      return readAnswer('getSession', idsSchema, answer).basket.itemWishListIds;
    },

    async doAddWishlistItem({ variationId, quantity = 1 }) {
      await call.ask('doAddWishlistItem', { variationId, quantity });
      return { variationId, quantity };
    },

    async deleteWishlistItem({ variationId }) {
      return readAnswer(
        'deleteWishlistItem',
        lenient.yes.catch(true),
        await call.ask('deleteWishlistItem', { variationId }),
      );
    },
  };
}
