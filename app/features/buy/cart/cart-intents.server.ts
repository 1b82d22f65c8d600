import { parseWithZod } from '@conform-to/zod/v4';
import type { SummaryError } from '~/components/ui/error-summary';
import { refuseFlood } from '~/features/page/errors/refuse-flood.server';
import { ADDED_NOTICE, type FlashNotice } from '~/features/page/notices/flash.server';
import { integer } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { translatorFor } from '~/i18n/translate.server';
import { pickFields } from '~/lib/pick-fields';
import type { RequestContext } from '~/services/context.server';
import { isShopError, ShopError, type Cart } from '~/services/shop-api';
import { CART_FIELDS, cartFormSchema, orderParams, type CartForm } from './cart-form.server';
import { failureKey, failureValues } from '~/features/page/failure.server';
import { LIMITS } from '~/services/shop-api/entities/limits';
import { keepFiles } from './uploaded-files.server';

export type CartReply = { error: SummaryError; typed?: string };

export type CartOutcome =
  | {
      ok: true;
      notices: FlashNotice[];
      /** Id of the element of the cart page the shopper was working on. */
      anchor?: string;
      added?: { variationId: number; quantity: number };
      /** The cart as it is now. */
      cart: Cart;
    }
  | { ok: false; notice: FlashNotice; reply: CartReply };

/** Does what a form of cart or product page asks for. */
export async function runCartIntent(context: RequestContext, form: FormData): Promise<CartOutcome> {
  const { locale } = context;
  const submission = parseWithZod(pickFields(form, CART_FIELDS), { schema: cartFormSchema });
  if (submission.status !== 'success') {
    const [field, codes] = Object.entries(submission.error ?? {})[0] ?? [];
    const code = codes?.[0] ?? 'intent.unknown';
    const key = translatorFor(locale).find(`cart.error.${code}`) ? `cart.error.${code}` : UNKNOWN;
    const maximum = field === 'couponCode' ? LIMITS.cart.couponCode : LIMITS.cart.quantity;
    const values = { maximum: integer(maximum, locale) };
    return refused(locale, form, { field: field || 'intent', code, key, values });
  }
  try {
    return await run(context, submission.value, form);
  } catch (error) {
    if (!isShopError(error)) throw error;
    return refused(locale, form, {
      field: submission.value.intent.includes('coupon') ? 'couponCode' : 'quantity',
      code: error.key,
      key: failureKey(locale, error),
      values: failureValues(error),
    });
  }
}

const UNKNOWN = 'storefrontError.unknownError';

async function run(context: RequestContext, input: CartForm, form: FormData): Promise<CartOutcome> {
  const { shop } = context;
  switch (input.intent) {
    case 'add': {
      const { productId: variationId, quantity } = input;
      const { form: whole, problems } = await keepFiles(context, form);
      if (Object.keys(problems).length > 0) {
        throw new ShopError('cart.addToBasket.orderPropertiesInvalid', { cause: problems });
      }
      const basketItemOrderParams = orderParams(whole);
      const cart = await refuseFlood(
        shop.doAddCartItem({ variationId, quantity, basketItemOrderParams }),
      );
      const added = { variationId, quantity };
      return done(cart, ADDED_NOTICE, { added });
    }
    case 'set':
    case 'less':
    case 'more':
      return setQuantity(context, input);
    case 'remove':
      return done(
        await shop.deleteCartItem({ cartItemId: input.cartItemId }),
        'notices.cartItemRemoved',
      );
    case 'coupon':
      return done(
        await shop.doAddCoupon({ couponCode: input.couponCode }),
        'notices.couponApplied',
        { anchor: 'cart-summary' },
      );
    case 'remove-coupon': {
      const cart = await shop.getCart();
      const { couponCode } = cart;
      const after = couponCode ? await shop.deleteCoupon({ couponCode }) : cart;
      return done(after, 'notices.couponRemoved', { anchor: 'cart-summary' });
    }
  }
}

type QuantityForm = Extract<CartForm, { intent: 'set' | 'less' | 'more' }>;

async function setQuantity({ shop }: RequestContext, input: QuantityForm): Promise<CartOutcome> {
  const { cartItemId, productId: variationId } = input;
  const quantity = nextQuantity(await shop.getCart(), input);
  const wish = { cartItemId, variationId, quantity };
  const { cart, availableStock } = await shop.setCartItemQuantity(wish);
  const anchor = `line-${cartItemId}`;
  if (availableStock === null) return done(cart, 'notices.cartUpdated', { anchor });
  const warning: FlashNotice = {
    type: 'warning',
    key:
      availableStock > 0
        ? 'storefrontError.cart.reachedMaximumQuantity'
        : 'storefrontError.cart.addToBasket.notEnoughStockForVariation',
    values: { stock: availableStock, available: availableStock },
  };
  return { ok: true, notices: [warning, ...byItself(cart)], anchor, cart };
}

/** Minus and plus move by the interval the goods are sold in, never below the minimum. */
export function nextQuantity(cart: Pick<Cart, 'items'>, input: QuantityForm): number {
  if (input.intent === 'set') return input.quantity;
  const facts = cart.items.find(({ id }) => id === input.cartItemId)?.variation.variation;
  const step = facts?.intervalOrderQuantity ?? 1;
  if (input.intent === 'more') return input.quantity + step;
  return Math.max(facts?.minimumOrderQuantity ?? 1, input.quantity - step);
}

/** What happened to the cart by itself meanwhile, which no other message may hide (4.09, 4.10). */
export function byItself({ notices }: Pick<Cart, 'notices'>): FlashNotice[] {
  const { find } = translatorFor('de');
  return notices.map(({ key, type, values }) => ({
    type,
    key: find(`storefrontError.${key}`) ? `storefrontError.${key}` : `error.${key}`,
    values,
  }));
}

/** What left the cart with this request, for the page that follows: it can no longer tell. */
export async function leftNotices({ shop }: Pick<RequestContext, 'shop'>): Promise<FlashNotice[]> {
  return byItself({ notices: (await shop.getCart()).left });
}

function done(
  cart: Cart,
  key: string,
  more: { anchor?: string; added?: { variationId: number; quantity: number } } = {},
): CartOutcome {
  const notice: FlashNotice = { type: 'positive', key, ...(more.added && { values: more.added }) };
  return { ok: true, notices: [notice, ...byItself(cart)], cart, ...more };
}

type Refusal = {
  field: string;
  code: string;
  key: string;
  values?: Record<string, string | number>;
};

function refused(locale: Locale, form: FormData, refusal: Refusal): CartOutcome {
  const { field, code, key, values = {} } = refusal;
  const line = form.get('cartItemId');
  const typed = form.get(field);
  const error = {
    field: field === 'quantity' && typeof line === 'string' ? `quantity-${line}` : field,
    code,
    text: translatorFor(locale).find(key, values) ?? key,
  };
  const notice: FlashNotice = { type: 'negative', key, values };
  return { ok: false, notice, reply: { error, ...(typeof typed === 'string' && { typed }) } };
}
