import {
  addCartItemInputSchema,
  isShopError,
  ShopError,
  type AddCartItemInput,
  type Cart,
} from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { loadPrices } from '../pricing/load-prices';
import { loadCartLines, type CartLineRow } from './cart-rows';
import { toCart } from './cart-view';
import { changeCart } from './change-cart';
import { getCart } from './get-cart';
import { loadOrderProperties } from './load-order-properties';
import { checkOrderParams, isSameParams, type OrderParam } from './order-params';
import { checkQuantity, floorToInterval } from './quantity-rule';
import { loadSaleFacts, type SaleFacts } from './sale-facts';
import { stockLeftFor } from './stock-demand';

const MAXIMUM_LINES = 200;

/** A line in preparation: `id` is null while it is not yet in the table. */
type Line = Omit<CartLineRow, 'id'> & { id: number | null; isChanged: boolean };

/**
 * Adds pieces to the cart, all or none (open point 1.4). Throws `cart.addToBasket.*` with the
 * unchanged cart in `events.AfterBasketChanged`.
 */
export async function addItems(ctx: CommerceContext, inputs: AddCartItemInput[]): Promise<Cart> {
  const wishes = addCartItemInputSchema.array().min(1).max(100).parse(inputs);
  try {
    const priced = await changeCart(ctx, (ctx, cart) => addToCart(ctx, cart.id, wishes));
    return toCart(ctx, priced);
  } catch (error) {
    if (!isShopError(error)) throw error;
    const { key, code, cause } = error;
    throw new ShopError(key, { code, cause, events: { AfterBasketChanged: await getCart(ctx) } });
  }
}

type Wish = { productId: number; quantity: number; basketItemOrderParams: OrderParam[] };

async function addToCart(ctx: CommerceContext, cartId: number, wishes: Wish[]): Promise<void> {
  const rows = await loadCartLines(ctx, cartId);
  const lines: Line[] = rows.map((row) => ({ ...row, isChanged: false }));
  const wanted = [...new Set(wishes.map((wish) => wish.productId))];
  const facts = await loadSaleFacts(ctx, [
    ...new Set([...wanted, ...lines.map((line) => line.variationId)]),
  ]);
  const prices = await loadPrices(ctx, wanted);
  const itemIds = wanted.flatMap((id) => facts.get(id)?.itemId ?? []);
  const rules = await loadOrderProperties(ctx, [...new Set(itemIds)]);
  for (const wish of wishes) {
    const fact = facts.get(wish.productId);
    if (!fact?.isActive || !prices.has(wish.productId)) throw notFound(wish.productId);
    if (!fact.isOffered) throw notOrderable(wish.productId);
    const params = checkOrderParams(rules.get(fact.itemId) ?? [], wish.basketItemOrderParams);
    const line = mergeInto(lines, wish, params);
    checkQuantities(line, lines, fact);
    checkStock(line, lines, facts);
  }
  await writeLines(
    ctx,
    cartId,
    lines.filter((line) => line.isChanged),
  );
}

/** The same variation with the same order properties is one line. */
function mergeInto(lines: Line[], { productId, quantity }: Wish, params: OrderParam[]): Line {
  const same = lines.find(
    (line) => line.variationId === productId && isSameParams(line.params, params),
  );
  if (same) {
    same.quantity += quantity;
    same.isChanged = true;
    return same;
  }
  const line: Line = { id: null, variationId: productId, quantity, params, isChanged: true };
  lines.push(line);
  return line;
}

/** The line keeps minimum and interval; the maximum counts over all lines of the variation. */
function checkQuantities(line: Line, lines: Line[], fact: SaleFacts): void {
  if (lines.length > MAXIMUM_LINES) {
    throw new ShopError('cart.addToBasket.tooManyLines', {
      code: 112,
      cause: { maximum: MAXIMUM_LINES },
    });
  }
  const sum = lines
    .filter((other) => other.variationId === line.variationId)
    .reduce((total, other) => total + other.quantity, 0);
  checkQuantity(sum, { ...fact, minimum: 1, interval: 1 });
  checkQuantity(line.quantity, fact);
}

function checkStock(line: Line, lines: Line[], facts: Map<number, SaleFacts>): void {
  const stockLines = lines.map((each) => ({
    quantity: each.quantity,
    parts: facts.get(each.variationId)?.parts ?? [],
  }));
  const left = stockLeftFor(stockLines[lines.indexOf(line)]!, stockLines);
  if (left === null || line.quantity <= left) return;
  const available = floorToInterval(left, facts.get(line.variationId)!);
  throw new ShopError('cart.addToBasket.notEnoughStockForVariation', {
    code: 111,
    cause: { variationId: line.variationId, available, stock: available },
  });
}

/** Still shown, but without a delivery time, or a part of it is (view sale_state). */
function notOrderable(variationId: number): ShopError {
  return new ShopError('cart.addToBasket.notOrderable', { code: 110, cause: { variationId } });
}

function notFound(variationId: number): ShopError {
  return new ShopError('cart.addToBasket.variationNotFound', { code: 110, cause: { variationId } });
}

async function writeLines(ctx: CommerceContext, cartId: number, lines: Line[]): Promise<void> {
  const { client } = ctx.db;
  for (const { id, variationId, quantity, params } of lines) {
    if (id !== null) {
      await client.query('update cart_item set quantity = $2 where id = $1', [id, quantity]);
      continue;
    }
    await client.query(
      `with line as (
         insert into cart_item (cart_id, variation_id, quantity, created_at)
         values ($1, $2, $3, $4) returning id
       )
       insert into cart_item_order_param (cart_item_id, property_id, value)
       select line.id, (p->>'propertyId')::int, p->>'value'
       from line, jsonb_array_elements($5::jsonb) p`,
      [cartId, variationId, quantity, ctx.now(), JSON.stringify(params)],
    );
  }
}
