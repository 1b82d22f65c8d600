import {
  orderAgainInputSchema,
  ShopError,
  type OrderAgainInput,
  type OrderedAgain,
} from '../../../shop-api';
import { toCart } from '../../sale/cart/cart-entity';
import { changeCart } from '../../sale/cart/change-cart';
import {
  draftLines,
  MAXIMUM_LINES,
  mergeInto,
  writeLines,
  type Line,
} from '../../sale/cart/draft-lines';
import { readCart, type CartReading } from '../../sale/cart/read-cart';
import type { CommerceContext } from '../../core/commerce-context';
import type { OrderLineRow } from '../order/order-lines';
import { salePlace } from '../../sale/cart/why-not-sold';
import { linesOfOrder } from './lines-of-order';
import { planLines, type PlannedLine, type Today } from './changed-items';

/**
 * Puts the goods of an order into the visitor's cart at today's prices: all of them as they were,
 * or what is available (§4 re-order). A form that arrives twice is carried out once: it names the
 * version of the cart it was made for, and finds its goods in a later one. Throws what `getOrder`
 * throws, `orderAgain.notAsIs`, `orderAgain.nothingLeft` and `cart.addToBasket.tooManyLines`.
 */
export async function orderAgain(
  ctx: CommerceContext,
  input: OrderAgainInput,
): Promise<OrderedAgain> {
  const parsed = orderAgainInputSchema.safeParse(input);
  if (!parsed.success) throw new ShopError('order.notFound');
  const { orderId, accessKey, cartVersion, onlyWhatFits } = parsed.data;
  const { order, rows } = await linesOfOrder(ctx, { orderId, accessKey });
  const inItsWords = { lang: order.locale };
  let planned: PlannedLine[] = [];
  const priced = await changeCart(ctx, async (ctx) => {
    const variationIds = rows.map((row) => row.variationId);
    // `changeCart` has created one.
    const { stored, goods } = (await readCart({ ...ctx, ...inItsWords }, variationIds))!;
    const reference = await ctx.reference(stored.referenceVersion);
    const today = { goods, place: salePlace(reference, stored.cart.shippingCountryId, ctx.lang) };
    const isUntouched = stored.cart.version === cartVersion + 1;
    if (!isUntouched && isThereAlready(stored.lines, rows, today)) {
      planned = planLines([], rows, today);
      return;
    }
    const lines = draftLines(stored.lines);
    planned = planLines(lines, rows, today);
    check(planned, lines, onlyWhatFits);
    await ctx.hook('add:checked');
    await writeLines(ctx, stored.cart.id, lines);
  });
  const addedLines = planned.filter(({ status }) => status.stock > 0).length;
  return { cart: toCart(ctx, priced), addedLines, leftLines: rows.length - addedLines };
}

function check(planned: PlannedLine[], lines: Line[], onlyWhatFits: boolean): void {
  if (!onlyWhatFits && planned.some(({ status }) => status.obstacle !== null)) {
    throw new ShopError('orderAgain.notAsIs');
  }
  if (planned.every(({ status }) => status.stock === 0)) {
    throw new ShopError('orderAgain.nothingLeft');
  }
  if (lines.length > MAXIMUM_LINES) {
    throw new ShopError('cart.addToBasket.tooManyLines', {
      cause: { maximum: MAXIMUM_LINES },
    });
  }
}

/** Whether the cart contains every line that the order would add. */
function isThereAlready(
  stored: CartReading['stored']['lines'],
  rows: OrderLineRow[],
  today: Today,
): boolean {
  const wanted: Line[] = [];
  planLines(wanted, rows, today);
  const lines = draftLines(stored);
  const before = lines.length;
  for (const line of wanted) mergeInto(lines, line);
  return wanted.length > 0 && lines.length === before;
}
