import { createHash } from 'node:crypto';
import * as z from 'zod';
import { translate } from '~/i18n/translate.server';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { ShopError, type MakeOrderReturnInput, type Order } from '~/services/shop-api';
import { operation, type WireCall, type WireTable } from '../frame/operation';
import { wireOrderSchema, type WireOrder } from '../shapes/order/order';
import { toWirePage, wirePageSchema } from '../shapes/paging';
import { toWireReturn } from '../shapes/return';
import { wireCountSchema, wireIdSchema, wireKeySchema } from '../shapes/primitives';

/** Each return is shown with its order: as many as a page of orders has, and a few more. */
const PER_PAGE = { usual: 5, most: 20 };

const quantitySchema = wireCountSchema.pipe(z.int().min(0).max(LIMITS.cart.quantity));

const chosenSchema = z.record(
  z.string().regex(/^\d{1,10}$/),
  z.strictObject({
    quantity: quantitySchema,
    returnReasonId: z.union([wireIdSchema, z.literal(0), z.literal('')]).nullish(),
  }),
);

/** The number of returns searched at a time. */
const SEARCHED = 100;

/**
 * A return of the calling customer, by its number and the key of its order: their list links to it.
 */
export async function findReturn(
  { orderId: id, accessKey }: { orderId: number; accessKey: string },
  call: WireCall,
): Promise<WireOrder | null> {
  if (call.customerId === null) return null;
  for (let page = 1, last = 1; page <= last; page += 1) {
    const list = await call.shop.getReturns({ page, itemsPerPage: SEARCHED });
    last = list.lastPageNumber;
    const found = list.entries.find((each) => each.id === id);
    if (!found) continue;
    if (found.origin.accessKey !== accessKey) return null;
    const origin = await call.shop.getOrder({ orderId: found.origin.id, accessKey });
    return toWireReturn(found, origin, call);
  }
  return null;
}

export const returnOperations: WireTable = {
  getReturns: operation({
    about: 'What a customer sends back, the latest first, as orders of type 3.',
    input: z
      .strictObject({ page: wireCountSchema.optional(), items: wireCountSchema.optional() })
      .optional(),
    output: wirePageSchema(wireOrderSchema),
    example: { page: 1, items: 5 },
    needs: ['customer'],
    // The key's words ask for one order; here there is none yet.
    words: ({ key }, locale) =>
      key === 'order.additionalAuthenticationRequiredLogin'
        ? translate(locale, 'storefrontError.login.required')
        : null,
    async run(input, call) {
      const { page = 1, items = PER_PAGE.usual } = input ?? {};
      const itemsPerPage = Math.max(1, Math.min(items, PER_PAGE.most));
      const list = await call.shop.getReturns({
        page: Math.max(1, Math.min(page, 100_000)),
        itemsPerPage,
      });
      const returns = [];
      for (const each of list.entries) {
        const { id: orderId, accessKey } = each.origin;
        const origin = await call.shop.getOrder({ orderId, accessKey });
        returns.push(await toWireReturn(each, origin, call));
      }
      return toWirePage(list, returns);
    },
  }),

  getReturnReasons: operation({
    about: 'Why goods may come back.',
    input: null,
    output: z.strictObject({
      defaultReasonId: z.int().nullable(),
      reasons: z.array(z.strictObject({ id: z.int(), name: z.string() })),
    }),
    example: null,
    async run(_, { shop }) {
      const { reasons, defaultReasonId } = await shop.getReturnReasons();
      return { defaultReasonId, reasons: reasons.map(({ id, name }) => ({ id, name })) };
    },
  }),

  doMakeOrderReturn: operation({
    about: 'Registers goods of an order to come back, so many of each variation.',
    input: z.strictObject({
      orderId: wireIdSchema,
      orderAccessKey: wireKeySchema,
      returnNote: z.string().max(LIMITS.return.note).nullish(),
      variationIds: chosenSchema,
    }),
    output: wireOrderSchema,
    example: {
      orderId: 10_001,
      orderAccessKey: 'k'.repeat(43),
      returnNote: 'Zu dunkel',
      variationIds: { 1001: { quantity: 1, returnReasonId: 1 } },
    },
    needs: ['sentOrder'],
    async run({ orderId, orderAccessKey: accessKey, returnNote, variationIds }, call) {
      const { shop } = call;
      const order = await shop.getOrder({ orderId, accessKey });
      const wish = {
        orderId,
        accessKey,
        items: linesOf(order, variationIds),
        returnNote: returnNote ?? '',
      };
      const submissionId = nameOf(wish, call.now());
      const made = await shop.doMakeOrderReturn({ ...wish, submissionId });
      const after = await shop.getOrder({ orderId, accessKey });
      const ret = after.returns.find(({ id }) => id === made.id);
      if (!ret) throw new Error('The order does not know its return.');
      return toWireReturn(ret, after, call);
    },
  }),
};

/** Pieces of a variation spread over the lines that contain it, the first ones first. */
function linesOf(
  { orderItems }: Order,
  chosen: z.output<typeof chosenSchema>,
): MakeOrderReturnInput['items'] {
  return Object.entries(chosen).flatMap(([variationId, { quantity, returnReasonId }]) => {
    const lines = orderItems.filter(({ itemVariationId }) => itemVariationId === +variationId);
    if (lines.length === 0 && quantity > 0) {
      throw new ShopError('return.invalid', { cause: { items: 'items.invalid' } });
    }
    let left = quantity;
    return lines.map((line, i) => {
      // Excess pieces go to the last line, where the shop refuses them.
      const isLast = i === lines.length - 1;
      const taken = isLast ? left : Math.min(left, line.returnableQuantity);
      left -= taken;
      return { orderItemId: line.id, quantity: taken, returnReasonId: returnReasonId || null };
    });
  });
}

/**
 * Callers of the contract send no submission id: the same request on the same day is the same
 * return, however often it is sent.
 */
function nameOf(wish: Omit<MakeOrderReturnInput, 'submissionId'>, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256')
    .update(JSON.stringify([wish, day]))
    .digest('base64url');
}
