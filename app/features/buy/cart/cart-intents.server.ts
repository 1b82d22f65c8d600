import type { SummaryError } from '~/components/ui/error-summary';
import {
  anybody,
  answering,
  done,
  form,
  formAction,
  type Post,
} from '~/features/page/form-action.server';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { ADDED_NOTICE, type FlashNotice } from '~/features/page/notices/notice-cookie.server';
import { localePath } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import type { RequestContext } from '~/services/context.server';
import { ShopError, type Cart, type CartNotice, type ShopErrorKey } from '~/services/shop-api';
import { cartFormSchema, orderParams, type CartForm } from './cart-form.server';
import { beginExpress } from './express.server';
import { keepFiles } from './uploaded-files.server';

export type CartReply = { error: SummaryError | undefined; typed?: string };

/** The cart after a change, its notices, and the position of the page to show. */
export type CartChange = {
  cart: Cart;
  notices: FlashNotice[];
  /** Id of the element of the cart page that the shopper was using. */
  anchor?: string;
  added?: CartMove;
  removed?: CartMove;
  /** The redirect to a payment page. */
  leadsTo?: Response;
};

/** Pieces of goods added to the cart or removed from it. */
type CartMove = { variationId: number; quantity: number };

/** The messages for failures of the shop itself (§8). */
const FAILED: Partial<Record<CartForm['intent'], ShopErrorKey>> = {
  add: 'cart.addToBasket.unknownError',
  remove: 'cart.failedToRemoveItem',
  coupon: 'coupon.applyFailed',
  'remove-coupon': 'coupon.removeFailed',
};

/** Runs the intent of a form of the cart or product page. */
export const cartForm = form({
  schema: cartFormSchema,
  // Too many codes are reported at their field; too many goods by the 429 page.
  places: { coupon: 'couponCode', 'security.tooManyRequests': 'couponCode', '*': 'quantity' },
  texts: {
    'intent.unknown': 'cart.error.incomplete',
    'productId.required': 'cart.error.incomplete',
    'cartItemId.required': 'cart.error.incomplete',
    'giftCardId.required': 'cart.error.incomplete',
  },
  failed: ({ intent }) => FAILED[intent],
  /** Only the first error; a quantity error belongs to its line. */
  show({ values, errors: [error] }): CartReply {
    if (!error) return { error };
    const typed = values[error.field];
    const isOfLine = error.field === 'quantity' && values.cartItemId !== undefined;
    const field = isOfLine ? `quantity-${values.cartItemId}` : error.field;
    return { error: { ...error, field }, ...(typed !== undefined && { typed }) };
  },
  run: (input, sent) => run(input, sent),
});

/** Back to the cart, to the shopper's position. */
export const cartAction = formAction(
  anybody,
  answering(
    cartForm,
    ({ anchor, notices, leadsTo }, { context }) =>
      leadsTo ?? done(context, `/cart${anchor ? `#${anchor}` : ''}`, ...notices),
  ),
);

async function run(input: CartForm, sent: Post): Promise<CartChange> {
  const { context, form } = sent;
  const { shop } = context;
  switch (input.intent) {
    case 'add': {
      const { productId: variationId, quantity } = input;
      const { form: whole, problems } = await keepFiles(sent, form);
      if (Object.keys(problems).length > 0) {
        throw new ShopError('cart.addToBasket.orderPropertiesInvalid', { cause: problems });
      }
      const basketItemOrderParams = orderParams(whole);
      const wish = { variationId, quantity, basketItemOrderParams };
      const cart = await refuseFlood(shop.doAddCartItem(wish));
      const added = { variationId, quantity };
      return changed(cart, ADDED_NOTICE, { added });
    }
    case 'set':
    case 'less':
    case 'more':
      return setQuantity(context, input);
    case 'remove':
      return remove(context, input.cartItemId);
    case 'express':
      return { cart: await shop.getCart(), notices: [], leadsTo: await beginExpress(context) };
    case 'coupon':
      return changed(
        await shop.doAddCoupon({ couponCode: input.couponCode }),
        'notices.couponApplied',
        { anchor: 'cart-summary' },
      );
    case 'remove-coupon': {
      const after = await removeCode(context, input.giftCardId);
      return changed(after, 'notices.couponRemoved', { anchor: 'cart-summary' });
    }
  }
}

/** The button of the message restores a line removed by mistake. */
async function remove(context: RequestContext, cartItemId: number): Promise<CartChange> {
  const { shop, prefix } = context;
  const line = (await shop.getCart()).items.find(({ id }) => id === cartItemId);
  const cart = await shop.deleteCartItem({ cartItemId });
  const removed = line && { variationId: line.variationId, quantity: line.quantity };
  const { notices, ...change } = changed(cart, 'notices.cartItemRemoved', removed && { removed });
  // The message has no property values: they would have to be stated again.
  if (!line || line.basketItemOrderParams.length > 0) return { notices, ...change };
  const fields = {
    intent: 'add',
    productId: String(line.variationId),
    quantity: String(line.quantity),
    redirectTo: localePath(prefix, '/cart'),
  };
  const action = { key: 'notices.undo', path: '/api/cart', fields };
  const [first, ...others] = notices;
  return { ...change, notices: [{ ...first!, action }, ...others] };
}

async function removeCode({ shop }: RequestContext, giftCardId: number | undefined): Promise<Cart> {
  if (giftCardId !== undefined) return shop.deleteCoupon({ giftCardId });
  const cart = await shop.getCart();
  const { couponCode } = cart;
  return couponCode ? shop.deleteCoupon({ couponCode }) : cart;
}

type QuantityForm = Extract<CartForm, { intent: 'set' | 'less' | 'more' }>;

async function setQuantity({ shop }: RequestContext, input: QuantityForm): Promise<CartChange> {
  const { cartItemId, productId: variationId } = input;
  const quantity = nextQuantity(await shop.getCart(), input);
  const wish = { cartItemId, variationId, quantity };
  const { cart, availableStock } = await shop.setCartItemQuantity(wish);
  const anchor = `line-${cartItemId}`;
  if (availableStock === null) return changed(cart, 'notices.cartUpdated', { anchor });
  const warning: FlashNotice = {
    type: 'warning',
    key:
      availableStock > 0
        ? 'storefrontError.cart.reachedMaximumQuantity'
        : 'storefrontError.cart.addToBasket.notEnoughStockForVariation',
    values: { stock: availableStock, available: availableStock },
  };
  return { notices: [warning, ...byItself(cart.notices)], anchor, cart };
}

/**
 * Minus and plus change the quantity by the sales interval of the goods, never below the minimum.
 */
export function nextQuantity(cart: Pick<Cart, 'items'>, input: QuantityForm): number {
  if (input.intent === 'set') return input.quantity;
  const facts = cart.items.find(({ id }) => id === input.cartItemId)?.variation.variation;
  const step = facts?.intervalOrderQuantity ?? 1;
  if (input.intent === 'more') return input.quantity + step;
  return Math.max(facts?.minimumOrderQuantity ?? 1, input.quantity - step);
}

/** Changes that the cart made by itself meanwhile, which no other message may hide (4.09, 4.10). */
export function byItself(notices: readonly CartNotice[]): FlashNotice[] {
  const { find } = translatorFor('de');
  return notices.map(({ key, type, values }) => ({
    type,
    key: find(`storefrontError.${key}`) ? `storefrontError.${key}` : `errorCodes.${key}`,
    values,
  }));
}

/** The goods that left the cart during this request, for the next page, which cannot detect it. */
export function leftNotices({ left }: Pick<RequestContext, 'left'>): FlashNotice[] {
  return byItself(left());
}

function changed(
  cart: Cart,
  key: string,
  more: Pick<CartChange, 'anchor' | 'added' | 'removed'> = {},
): CartChange {
  const notice: FlashNotice = { type: 'positive', key, ...(more.added && { values: more.added }) };
  return { notices: [notice, ...byItself(cart.notices)], cart, ...more };
}
