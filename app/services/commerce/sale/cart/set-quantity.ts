import {
  setCartItemQuantityInputSchema,
  ShopError,
  type SetCartItemQuantityInput,
  type SetCartItemQuantityResult,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { toCart } from './cart-entity';
import { changeCart, mayHaveCart } from './change-cart';
import { checkQuantity, floorToInterval } from './quantity-rule';
import { readCart } from './read-cart';
import { stockLeftFor } from './stock-demand';

/**
 * Sets a line's quantity. More than the stock becomes the stock, rounded down to the interval, and
 * `availableStock` says so (§4); with no stock left the line stays unchanged. Throws
 * `cart.addToBasket.*` for a quantity that may not be ordered or a missing line.
 */
export async function setCartItemQuantity(
  ctx: CommerceContext,
  input: SetCartItemQuantityInput,
): Promise<SetCartItemQuantityResult> {
  const wish = setCartItemQuantityInputSchema.parse(input);
  if (!mayHaveCart(ctx.visitor)) throw lineNotFound();
  let availableStock: number | null = null;
  const priced = await changeCart(ctx, async (ctx) => {
    const reading = await readCart(ctx);
    if (!reading) throw lineNotFound();
    const { facts } = reading.goods;
    const lines = reading.stored.lines.map((row) => ({
      ...row,
      stockParts: facts.get(row.variationId)?.stockParts ?? [],
    }));
    const line = lines.find((each) => each.id === wish.cartItemId);
    const fact = line && facts.get(line.variationId);
    if (!line || !fact || line.variationId !== wish.variationId) throw lineNotFound();
    const others = lines
      .filter((each) => each !== line && each.variationId === line.variationId)
      .reduce((sum, each) => sum + each.quantity, 0);
    checkQuantity(others + wish.quantity, { ...fact, minimum: 1, interval: 1 });
    checkQuantity(wish.quantity, fact);
    const left = stockLeftFor(line, lines);
    availableStock = left !== null && wish.quantity > left ? floorToInterval(left, fact) : null;
    const quantity = (availableStock ?? wish.quantity) || line.quantity;
    await ctx.db.client.query('update cart_item set quantity = $2 where id = $1', [
      line.id,
      quantity,
    ]);
    const { stored, goods } = reading;
    const changed = stored.lines.map((row) => (row.id === line.id ? { ...row, quantity } : row));
    return { reading: { stored: { ...stored, lines: changed }, goods } };
  });
  return { cart: toCart(ctx, priced), availableStock };
}

function lineNotFound(): ShopError {
  return new ShopError('cart.addToBasket.variationNotFound');
}
