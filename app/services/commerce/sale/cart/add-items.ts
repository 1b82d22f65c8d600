import {
  addCartItemInputSchema,
  isShopError,
  ShopError,
  withDetails,
  type AddCartItemInput,
  type Cart,
  type ShopErrorKey,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { strangeFiles } from '../../visitors/order-property-files/owned-files';
import { toCart } from './cart-entity';
import { changeCart } from './change-cart';
import {
  draftLines,
  leftFor,
  MAXIMUM_LINES,
  mergeInto,
  writeLines,
  type Line,
} from './draft-lines';
import { getCart } from './get-cart';
import {
  checkOrderParams,
  fileParams,
  paramsInvalid,
  type OrderParam,
  type OrderPropertyRule,
} from '../order-properties/order-property-values';
import { checkQuantity, floorToInterval } from './quantity-rule';
import { readCart, type CartReading } from './read-cart';
import type { SaleFacts } from './sale-facts';
import { salePlace, whyNotSold, type NotSold } from './why-not-sold';

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
    const { cause } = error;
    throw withDetails(error, { cause, events: { AfterBasketChanged: await getCart(ctx) } });
  }
}

type CartItemInput = { variationId: number; quantity: number; basketItemOrderParams: OrderParam[] };

async function addToCart(
  ctx: CommerceContext,
  wishes: CartItemInput[],
): Promise<{ reading: CartReading }> {
  const reading = await readCart(
    ctx,
    wishes.map((wish) => wish.variationId),
  );
  // `changeCart` has created one.
  const { stored, goods } = reading!;
  const place = salePlace(
    await ctx.reference(stored.referenceVersion),
    stored.cart.shippingCountryId,
    ctx.lang,
  );
  const lines = draftLines(stored.lines);
  for (const wish of wishes) {
    const fact = goods.facts.get(wish.variationId);
    const reason = whyNotSold(fact, goods.products.get(wish.variationId), place);
    if (!fact || reason) throw notSold(reason ?? 'gone', wish.variationId);
    const rules = goods.rules.get(fact.itemId) ?? [];
    const params = checkOrderParams(rules, wish.basketItemOrderParams);
    await checkFiles(ctx, rules, params);
    const line = mergeInto(lines, { ...wish, params });
    checkQuantities(line, lines, fact);
    checkStock(line, lines, goods.facts);
  }
  await ctx.hook('add:checked');
  const written = await writeLines(ctx, stored.cart.id, lines);
  return { reading: { stored: { ...stored, lines: written }, goods } };
}

/** A file of another visitor is refused like one that does not exist. */
async function checkFiles(ctx: CommerceContext, rules: OrderPropertyRule[], params: OrderParam[]) {
  const files = fileParams(rules, params);
  const values = files.map(({ value }) => value);
  const strange = await strangeFiles(ctx, values);
  if (strange.length === 0) return;
  const wrong = files.filter(({ value }) => strange.includes(value));
  throw paramsInvalid(Object.fromEntries(wrong.map(({ propertyId }) => [propertyId, 'file'])));
}

/** The line respects minimum and interval; the maximum counts over all lines of the variation. */
function checkQuantities(line: Line, lines: Line[], fact: SaleFacts): void {
  if (lines.length > MAXIMUM_LINES) {
    throw new ShopError('cart.addToBasket.tooManyLines', {
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
  const left = leftFor(line, lines, facts);
  if (left === null || line.quantity <= left) return;
  const available = floorToInterval(left, facts.get(line.variationId)!);
  throw new ShopError('cart.addToBasket.notEnoughStockForVariation', {
    cause: { variationId: line.variationId, available, stock: available },
  });
}

/** Errors for goods that are visible to all visitors, but not sold to this one. */
const REFUSAL: Record<NotSold, ShopErrorKey> = {
  gone: 'cart.addToBasket.variationNotFound',
  setApart: 'cart.addToBasket.itemSetComponentMismatch',
  currency: 'cart.addToBasket.variationNotFound',
  customerClass: 'cart.addToBasket.notForCustomerClass',
  country: 'cart.addToBasket.notForCountry',
  language: 'cart.addToBasket.notInLanguage',
  notOrderable: 'cart.addToBasket.notOrderable',
};

function notSold(reason: NotSold, variationId: number): ShopError {
  return new ShopError(REFUSAL[reason], { cause: { variationId } });
}
