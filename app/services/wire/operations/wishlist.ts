import * as z from 'zod';
import { operation, type WireTable } from '../frame/operation';
import { toWireProducts } from '../shapes/product/detailed-product';
import { wireWishlistItemSchema } from '../shapes/product/wishlist-item';
import { wireIdSchema, wireQuantitySchema } from '../shapes/primitives';
import { PLENTY_ID } from '../shapes/shaper';

export const wishlistOperations: WireTable = {
  getWishlist: operation({
    about:
      'What is remembered, as goods with the quantity, the latest first; what is gone is left out.',
    input: null,
    output: z.array(wireWishlistItemSchema),
    example: null,
    async run(_, call) {
      const items = await call.shop.getWishlist();
      const shown = items.flatMap(({ variation, quantity }) =>
        variation ? [{ variation, quantity }] : [],
      );
      const goods = await toWireProducts(
        shown.map(({ variation }) => variation),
        call,
      );
      return goods.map((each, i) => ({ ...each, quantity: shown[i]!.quantity }));
    },
  }),

  doAddWishlistItem: operation({
    about: 'Remembers a variation.',
    input: z.strictObject({ variationId: wireIdSchema, quantity: wireQuantitySchema.optional() }),
    output: z.strictObject({
      events: z.array(z.unknown()).length(0),
      data: z.strictObject({
        id: z.int(),
        variationId: z.int(),
        quantity: z.int(),
        plentyId: z.int(),
        contactId: z.int(),
      }),
    }),
    example: { variationId: 1001, quantity: 1 },
    async run({ variationId, quantity = 1 }, { shop, customerId }) {
      const added = await shop.doAddWishlistItem({ variationId, quantity });
      // The variation is its key: a list contains it once.
      const data = {
        id: added.variationId,
        ...added,
        plentyId: PLENTY_ID,
        contactId: customerId ?? 0,
      };
      return { events: [], data };
    },
  }),

  deleteWishlistItem: operation({
    about: 'Forgets a variation; false where it was not remembered.',
    input: z.strictObject({ variationId: wireIdSchema }),
    output: z.boolean(),
    example: { variationId: 1001 },
    run: (input, { shop }) => shop.deleteWishlistItem(input),
  }),
};
