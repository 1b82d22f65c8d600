import {
  addCartItemInputSchema,
  isShopError,
  ShopError,
  type AddCartItemInput,
  type Cart,
} from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { strangeFiles } from '../files/owned-files';
import type { CartLineRow } from './cart-rows';
import { toCart } from './cart-view';
import { changeCart } from './change-cart';
import { getCart } from './get-cart';
import {
  checkOrderParams,
  fileParams,
  isSameParams,
  paramsInvalid,
  type OrderParam,
  type OrderPropertyRule,
} from './order-params';
import { checkQuantity, floorToInterval } from './quantity-rule';
import { readCart, type CartReading } from './read-cart';
import type { SaleFacts } from './sale-facts';
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
    const priced = await changeCart(ctx, (ctx) => addToCart(ctx, wishes));
    return toCart(ctx, priced);
  } catch (error) {
    if (!isShopError(error)) throw error;
    const { key, code, cause } = error;
    throw new ShopError(key, { code, cause, events: { AfterBasketChanged: await getCart(ctx) } });
  }
}

type Wish = { variationId: number; quantity: number; basketItemOrderParams: OrderParam[] };

async function addToCart(ctx: CommerceContext, wishes: Wish[]): Promise<{ reading: CartReading }> {
  const reading = await readCart(
    ctx,
    wishes.map((wish) => wish.variationId),
  );
  // `changeCart` has begun one.
  const { stored, goods } = reading!;
  const lines: Line[] = stored.lines.map((row) => ({ ...row, isChanged: false }));
  for (const wish of wishes) {
    const fact = goods.facts.get(wish.variationId);
    if (!fact?.isActive || !goods.products.has(wish.variationId)) throw notFound(wish.variationId);
    if (!fact.isOffered) throw notOrderable(wish.variationId);
    const rules = goods.rules.get(fact.itemId) ?? [];
    const params = checkOrderParams(rules, wish.basketItemOrderParams);
    await checkFiles(ctx, rules, params);
    const line = mergeInto(lines, wish, params);
    checkQuantities(line, lines, fact);
    checkStock(line, lines, goods.facts);
  }
  await ctx.hook('add:checked');
  const written = await writeLines(ctx, stored.cart.id, lines);
  return { reading: { stored: { ...stored, lines: written }, goods } };
}

/** A file that is not this visitor's own is refused as one that is not there. */
async function checkFiles(ctx: CommerceContext, rules: OrderPropertyRule[], params: OrderParam[]) {
  const files = fileParams(rules, params);
  const values = files.map(({ value }) => value);
  const strange = await strangeFiles(ctx, values);
  if (strange.length === 0) return;
  const wrong = files.filter(({ value }) => strange.includes(value));
  throw paramsInvalid(Object.fromEntries(wrong.map(({ propertyId }) => [propertyId, 'file'])));
}

/** The same variation with the same order properties is one line. */
function mergeInto(lines: Line[], { variationId, quantity }: Wish, params: OrderParam[]): Line {
  const same = lines.find(
    (line) => line.variationId === variationId && isSameParams(line.params, params),
  );
  if (same) {
    same.quantity += quantity;
    same.isChanged = true;
    return same;
  }
  const line: Line = { id: null, variationId, quantity, params, isChanged: true };
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
    stockParts: facts.get(each.variationId)?.stockParts ?? [],
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

/** Writes what changed by one statement; new lines get their ids in the order in which they came. */
async function writeLines(
  ctx: CommerceContext,
  cartId: number,
  lines: Line[],
): Promise<CartLineRow[]> {
  const wished = lines.flatMap(({ id, variationId, quantity, params, isChanged }, place) =>
    isChanged ? { id, variationId, quantity, params, place } : [],
  );
  const { rows } = await ctx.db.client.query<{ place: number; id: number }>({
    name: 'cart_lines_write',
    text: `with wished as (
             select * from jsonb_to_recordset($3::jsonb)
               as r(id int, "variationId" int, quantity int, params jsonb, place int)
           ), grown as (
             update cart_item l set quantity = w.quantity from wished w where l.id = w.id
           ), numbered as (
             select w.*, nextval(pg_get_serial_sequence('cart_item', 'id'))::int as line_id
               from (select * from wished where id is null order by place) w
           ), added as (
             insert into cart_item (id, cart_id, variation_id, quantity, created_at)
             overriding system value
             select line_id, $1, "variationId", quantity, $2 from numbered
           ), stated as (
             insert into cart_item_order_param (cart_item_id, property_id, value)
             select line_id, (p->>'propertyId')::int, p->>'value'
               from numbered, jsonb_array_elements(params) p
           )
           select place, line_id as id from numbered`,
    values: [cartId, ctx.now(), JSON.stringify(wished)],
  });
  const idAt = new Map(rows.map((row) => [row.place, row.id]));
  return lines.map(({ isChanged: _, ...line }, place) => ({
    ...line,
    id: line.id ?? idAt.get(place)!,
  }));
}
