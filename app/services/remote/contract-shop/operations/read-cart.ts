import * as z from 'zod';
import { isShopError, withDetails, type Cart, type ShopError } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import {
  basketChangedSchema,
  cartGoodsSchema,
  toCart,
  wireCartSchema,
  type WireCart,
} from '../entities/cart';
import * as lenient from '../entities/lenient';
import { readAnswer } from '../read-answer';
import { leftByItself, wasTold } from './left-by-itself';

/** The answer to coupons is nested one level deeper, with its events beside the cart. */
const answerSchema = z.preprocess(
  (answer) => (answer as { data?: unknown } | null)?.data ?? answer,
  wireCartSchema,
);

const productsSchema = z.object({
  products: lenient.list(cartGoodsSchema),
});

/**
 * The cart in an answer, with the goods of all its lines, and the notices on lines that have left
 * it.
 */
export async function readCart(
  operation: string,
  answer: unknown,
  call: ContractCall,
): Promise<Cart> {
  const wire = await withGoods(readAnswer(operation, answerSchema, answer), call);
  const cart = toCart(wire, call);
  return { ...cart, notices: leftByItself(cart, wire.items, call.locale) };
}

/** The cart in the answer to a change, which reports for the last time what has left it. */
export async function readChanged(
  operation: string,
  answer: unknown,
  call: ContractCall,
): Promise<Cart> {
  const cart = await readCart(operation, answer, call);
  wasTold(cart, call.locale);
  return cart;
}

/**
 * A call that changes the cart. Its error has the cart in the pages' form, if the upstream shop
 * returned it.
 */
export async function changeCart(
  operation: string,
  argument: unknown,
  call: ContractCall,
): Promise<Cart> {
  return readChanged(operation, await askForCart(operation, argument, call), call);
}

/** The answer unchanged; a refusal as `changeCart` throws it. */
export async function askForCart(
  operation: string,
  argument: unknown,
  call: ContractCall,
): Promise<unknown> {
  try {
    return await call.ask(operation, argument);
  } catch (error) {
    throw isShopError(error) ? await withCart(error, call) : error;
  }
}

async function withCart(error: ShopError, call: ContractCall): Promise<ShopError> {
  const { cause, events: { AfterBasketChanged: changed, ...others } = {} } = error;
  const read = basketChangedSchema.safeParse(changed);
  const cart = read.success && toCart(await withGoods(read.data, call), call);
  const events = { ...others, ...(cart && { AfterBasketChanged: cart }) };
  return withDetails(error, { cause, events });
}

/** Answers may have only the goods of the changed lines. */
export async function withGoods<Basket extends WireCart>(
  wire: Basket,
  call: ContractCall,
): Promise<Basket> {
  const variationIds = wire.items.flatMap((item) => (item.variation ? [] : [item.variationId]));
  if (variationIds.length === 0) return wire;
  const asked = { variationIds, page: 1, itemsPerPage: variationIds.length };
  const answer = await call.ask('getProductsByIds', asked);
  const { products } = readAnswer('getProductsByIds', productsSchema, answer);
  const goods = new Map(products.map((product) => [product?.variation.id, product]));
  const items = wire.items.map((item) => ({
    ...item,
    variation: item.variation ?? goods.get(item.variationId),
  }));
  return { ...wire, items };
}
