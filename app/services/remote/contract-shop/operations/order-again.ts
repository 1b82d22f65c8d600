import * as z from 'zod';
import {
  ShopError,
  type Cart,
  type OrderAgain,
  type OrderAgainOperations,
} from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toOrderAgain, toCartItemInput, wireOrderAgainSchema } from '../entities/order-again';
import { readAnswer } from '../read-answer';

const answerSchema = z.object({ data: wireOrderAgainSchema });

/** Ordering an order's goods again. The contract adds them to the cart like any others. */
export function orderAgainOperations(call: ContractCall): OrderAgainOperations {
  async function read(link: { orderId: number; accessKey: string }) {
    const answer = await call.ask('doOrderAgainInformation', link);
    const wire = readAnswer('doOrderAgainInformation', answerSchema, answer).data;
    const { basket } = await call.session();
    return { wire, again: toOrderAgain(wire, basket.version, call), basket };
  }

  return {
    doOrderAgainInformation: async ({ orderId, accessKey }) =>
      (await read({ orderId, accessKey })).again,
    async doOrderAgain({ orderId, accessKey, onlyWhatFits, cartVersion }) {
      const { wire, again, basket } = await read({ orderId, accessKey });
      const fitting = again.items.filter(({ currentStatus }) => currentStatus.stock > 0);
      if (basket.version === cartVersion || !areThere(fitting, basket)) {
        check(again, onlyWhatFits);
        await call.ask(
          'doAddCartItems',
          fitting.map((item) => toCartItemInput(wire, item)),
        );
      }
      const { itemWishListIds: _, ...cart } = (await call.session()).basket;
      const addedLines = fitting.length;
      return { cart, addedLines, leftLines: again.items.length - addedLines };
    },
  };
}

/** A form that is sent twice finds its goods in a later cart. */
function areThere(items: OrderAgain['items'], cart: Pick<Cart, 'items'>): boolean {
  const there = new Set(cart.items.map(({ variationId }) => variationId));
  return items.length > 0 && items.every(({ itemVariationId }) => there.has(itemVariationId));
}

function check({ items, isPossibleAsIs }: OrderAgain, onlyWhatFits: boolean): void {
  if (!onlyWhatFits && !isPossibleAsIs) throw new ShopError('orderAgain.notAsIs');
  if (items.every(({ currentStatus }) => currentStatus.stock === 0)) {
    throw new ShopError('orderAgain.nothingLeft');
  }
}
