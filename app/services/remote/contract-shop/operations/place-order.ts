import * as z from 'zod';
import {
  isShopError,
  placeOrderInputSchema,
  ShopError,
  withDetails,
  type MissingPart,
  type PlacedOrder,
  type PlaceOrderInput,
  type SavedCheckout,
} from '~/services/shop-api';
import {
  couponChanged,
  incomplete,
  lacking,
  namesAmounts,
  quoteChanged,
} from '~/services/shop-api/order-refusals';
import { findAttempts, openAttempts, type OrderAttempts, type SentOrder } from '../order-attempts';
import type { ContractCall } from '../contract-call';
import { placedOrderSchema } from '../entities/placed-order';
import { quoteHash, type QuoteParts } from '../entities/quote';
import { readableList } from '../entities/lenient';
import { memory } from '../memory';
import { readAnswer } from '../read-answer';
import { forgetCart, hasLostCoupon, setOrdered } from './left-by-itself';
import { preparePayment } from './order-payment';
import type { Neighbours } from './read-checkout';
import { saveCheckout, type Pressed } from './save-checkout';

type ParsedPlaceOrderInput = z.output<typeof placeOrderInputSchema>;

/**
 * The payment methods of orders, by their numbers: the contract needs them again when an order is
 * paid.
 */
const PAID_BY = memory<number, number>();

export function wayToPay(orderId: number): number | undefined {
  return PAID_BY.get(orderId);
}

/**
 * Saves the form and orders what was shown: at another total, or if anything else differs from the
 * page, nothing is ordered.
 *
 * The contract orders whatever is in the cart, for any caller and any number of times, and has no
 * attempts. So this process remembers them, for hours:
 *
 * - A press during another one for the same cart, of the same window or of another, waits for it,
 *   and then finds its order.
 * - An attempt that has led to an order returns it again. So does one of another window while the
 *   cart is empty: an order takes everything in it, so later content is another purchase.
 * - If the answer of the upstream shop was lost, it is unknown whether it has ordered. The next
 *   press reads the cart: if a line of that order is still there, by its number, nothing was
 *   ordered, and it is ordered now. If none is, it was ordered. A customer's order is the newest
 *   since then with the same total. Guests have no list of orders: they get the message that their
 *   order has gone through and that a mail will follow (`order.answerLost`), as do customers whose
 *   list does not have it yet.
 *
 * A refusal is no lost answer: then nothing was ordered. Another process, or this one after a
 * restart, does not have all that: it reads the cart before it orders, which an order has left
 * empty.
 */
export async function placeOrder(
  call: ContractCall,
  shop: Neighbours,
  input: PlaceOrderInput,
): Promise<PlacedOrder> {
  const parsed = placeOrderInputSchema.safeParse(input);
  if (!parsed.success) throw new ShopError('order.createFailed');
  const wish = parsed.data;
  const attempts = openAttempts(wish.attemptId);
  const press = afterwards(attempts.last, () => pressOnce(call, shop, attempts, wish));
  attempts.last = press;
  return press;
}

/** The order that this attempt, or one of another window, has led to. Orders nothing. */
export async function findPlacedOrder(
  call: ContractCall,
  shop: Neighbours,
  attemptId: string,
): Promise<PlacedOrder | null> {
  const attempts = findAttempts(attemptId);
  if (!attempts) return null;
  const known = await afterwards(attempts.last, () =>
    earlierOrder(call, shop, attempts, attemptId),
  );
  return known === 'unknown' ? null : known;
}

async function afterwards<T>(before: Promise<unknown>, run: () => Promise<T>): Promise<T> {
  await before.catch(() => undefined);
  return run();
}

async function pressOnce(
  call: ContractCall,
  shop: Neighbours,
  attempts: OrderAttempts,
  wish: ParsedPlaceOrderInput,
): Promise<PlacedOrder> {
  const known = await earlierOrder(call, shop, attempts, wish.attemptId);
  if (known === 'unknown') throw new ShopError('order.answerLost');
  if (known) return known;
  const pressed = await saveCheckout(call, shop, wish.changes ?? {});
  const { saved } = pressed;
  try {
    refuseOther(pressed, wish, attempts);
    attempts.agreed.set(wish.attemptId, quoteHash(pressed.now));
    await prepare(call);
    return await send(call, attempts, pressed.now, wish);
  } catch (error) {
    throw isShopError(error) ? await withSaved(error, saved, () => totalNow(shop, wish)) : error;
  }
}

/**
 * The result of earlier presses, if it applies to this one; 'unknown': an order that cannot be
 * found.
 */
async function earlierOrder(
  call: ContractCall,
  shop: Neighbours,
  attempts: OrderAttempts,
  attemptId: string,
): Promise<PlacedOrder | 'unknown' | null> {
  const own = attempts.orders.get(attemptId);
  if (own) return { ...own, isRepeat: true };
  const { unconfirmed } = attempts;
  if (!unconfirmed && !attempts.lastOrder) return null;
  call.forget();
  const cart = await shop.getCart();
  const isMeant = cart.items.length === 0 || unconfirmed?.attemptId === attemptId;
  if (!unconfirmed)
    return isMeant && attempts.lastOrder ? { ...attempts.lastOrder, isRepeat: true } : null;
  if (cart.items.some(({ id }) => unconfirmed.lines.includes(id))) {
    setOrdered(cart, false);
    attempts.unconfirmed = null;
    return null;
  }
  forgetCart(cart);
  const found = await findLost(call, unconfirmed, attempts);
  if (found) remember(attempts, unconfirmed.attemptId, found);
  if (!isMeant) return null;
  return found ? { ...found, isRepeat: true } : 'unknown';
}

const ordersSchema = z.object({
  data: z.object({ entries: readableList(placedOrderSchema) }),
});
/** The maximum difference between the clocks of two machines. */
const CLOCKS_MS = 120_000;

/** The newest order of a customer since then with the same total that is not known already. */
async function findLost(
  call: ContractCall,
  { at, total }: SentOrder,
  { orders }: OrderAttempts,
): Promise<PlacedOrder | null> {
  const { user } = await call.session();
  if (user === null || 'guestMail' in user) return null;
  const answer = await call.ask('getOrders', { page: 1 });
  const known = new Set([...orders.values()].map(({ id }) => id));
  const [found] = readAnswer('getOrders', ordersSchema, answer)
    .data.entries.filter(
      ({ id, createdAt, totals }) =>
        !known.has(id) && createdAt >= at - CLOCKS_MS && totals.includes(total),
    )
    .toSorted((one, other) => other.createdAt - one.createdAt);
  return found ? { id: found.id, accessKey: found.accessKey, isRepeat: false } : null;
}

function remember(attempts: OrderAttempts, attemptId: string, order: PlacedOrder): void {
  attempts.orders.set(attemptId, order);
  attempts.lastOrder = order;
  attempts.unconfirmed = null;
}

/** Throws if the order would be incomplete, or differ from the one that was shown. */
function refuseOther(
  { before, now, saved }: Pressed,
  wish: ParsedPlaceOrderInput,
  { agreed }: OrderAttempts,
): void {
  const missing: MissingPart[] = wish.termsAccepted ? saved.missing : [...saved.missing, 'terms'];
  if (Object.keys(saved.refused).length > 0) throw incomplete(missing);
  const { methodOfPaymentId, shippingProfileId } = now.cart;
  const wasChosen = {
    shippingMethod: shippingProfileId !== null,
    paymentMethod: methodOfPaymentId !== null,
  };
  if (missing.length > 0) throw lacking(missing, wasChosen);
  const after = now.cart.openAmount;
  const isShown =
    [wish.quoteHash, agreed.get(wish.attemptId)].includes(quoteHash(before)) &&
    after === wish.shownTotal &&
    now.cart.basketAmount === before.cart.basketAmount;
  if (isShown) return;
  const amounts = { before: wish.shownTotal, after };
  throw hasLostCoupon(now.cart) ? couponChanged(amounts) : quoteChanged(amounts);
}

/** A payment before the order cannot return to this shop. */
async function prepare(call: ContractCall): Promise<void> {
  const { type } = await preparePayment(call);
  if (type !== 'continue') throw new ShopError('payment.notAvailable');
}

async function send(
  call: ContractCall,
  attempts: OrderAttempts,
  { cart, payment }: QuoteParts,
  { attemptId }: ParsedPlaceOrderInput,
): Promise<PlacedOrder> {
  const lines = cart.items.map(({ id }) => id);
  setOrdered(cart, true);
  // From here until the answer, the result is unknown.
  attempts.unconfirmed = { attemptId, lines, total: cart.openAmount, at: call.now().getTime() };
  try {
    const answer = await call.ask('doPlaceOrder');
    const { id, accessKey } = readAnswer('doPlaceOrder', placedOrderSchema, answer);
    const placed = { id, accessKey, isRepeat: false };
    remember(attempts, attemptId, placed);
    forgetCart(cart);
    if (payment.selected !== null) PAID_BY.set(id, payment.selected);
    return placed;
  } catch (error) {
    if (isShopError(error) && error.key !== 'unknownError') {
      attempts.unconfirmed = null;
      setOrdered(cart, false);
    }
    throw error;
  }
}

async function withSaved(
  refusal: ShopError,
  saved: SavedCheckout,
  amounts: () => Promise<Record<string, unknown>>,
): Promise<ShopError> {
  const { lines: _, ...others } = refusal.cause ?? {};
  // Each server may write amounts differently.
  const cause = namesAmounts(refusal.key) ? { ...others, ...(await amounts()) } : refusal.cause;
  const events = { AfterCheckoutChanged: saved };
  return withDetails(refusal, { cause, events });
}

async function totalNow(shop: Neighbours, { shownTotal }: ParsedPlaceOrderInput) {
  return { before: shownTotal, after: (await shop.getCart()).openAmount };
}
