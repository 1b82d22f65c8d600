import { isShopError, readId, type Checkout } from '~/services/shop-api';
import { textOf, type CheckoutPost } from './checkout-post.server';
import {
  paymentMethodView,
  preselected,
  shippingMethodView,
  type MethodView,
} from './checkout-view';
import { fieldError } from './form-errors.server';

/** Chooses what was ticked, where it is not the choice already. True when something changed. */
export async function saveMethods(post: CheckoutPost): Promise<boolean> {
  const { shop } = post.context;
  const isShippingChanged = await saveMethod(post, {
    field: 'shippingId',
    section: 'shipping-method',
    code: 'shippingMethod',
    selected: ({ shipping }) => shipping.selected,
    choose: (shippingId) => shop.setShippingProvider({ shippingId }),
  });
  const isPaymentChanged = await saveMethod(post, {
    field: 'paymentId',
    section: 'payment-method',
    code: 'paymentMethod',
    selected: ({ payment }) => payment.selected,
    choose: (paymentId) => shop.setPaymentProvider({ paymentId }),
  });
  return isShippingChanged || isPaymentChanged;
}

type MethodField = {
  field: string;
  /** The part of the page, and the button in it. */
  section: string;
  /** What its error codes begin with. */
  code: string;
  selected: (checkout: Checkout) => number | null;
  choose: (id: number) => Promise<unknown>;
};

async function saveMethod(post: CheckoutPost, method: MethodField): Promise<boolean> {
  const { section, code } = method;
  const refuse = (rule: string) => {
    post.errors[section] = fieldError(post.context.locale, `${code}.${rule}`);
    return false;
  };
  const typed = textOf(post.form, method.field);
  if (typed === '') return post.intent === section ? refuse('required') : false;
  const id = readId(typed);
  if (id === null) return refuse('unavailable');
  if (method.selected(await post.context.shop.getCheckout()) === id) return false;
  return (await accepted(method.choose(id))) || refuse('unavailable');
}

async function accepted(choice: Promise<unknown>): Promise<boolean> {
  try {
    await choice;
    return true;
  } catch (error) {
    if (isShopError(error)) return false;
    throw error;
  }
}

export type ChosenMethods = { shippingId: number | null; paymentId: number | null };

export async function chosenMethods(post: CheckoutPost): Promise<ChosenMethods> {
  const { shippingProfileId, methodOfPaymentId } = (await post.context.shop.getCheckout()).cart;
  return { shippingId: shippingProfileId, paymentId: methodOfPaymentId };
}

/**
 * After a change of address or delivery: methods that are no longer offered give way to the first
 * that is, and the shopper is told (open point 1.5). The same chooses the first methods of an order.
 */
export async function reconcileMethods(post: CheckoutPost, before: ChosenMethods): Promise<void> {
  const { shop } = post.context;
  const { shipping } = await shop.getCheckout();
  const deliveries = shipping.list.map((method) => shippingMethodView(method));
  const shippingId = preselected(deliveries, shipping.selected);
  if (shippingId !== null && shippingId !== shipping.selected) {
    await shop.setShippingProvider({ shippingId });
  }
  if (before.shippingId !== null && shipping.selected === null) {
    warn(post, 'checkout.shippingMethodGone', deliveries, shippingId);
  }
  const profile = shipping.list.find((method) => method.shippingProfileId === shippingId);
  const { payment } = await shop.getCheckout();
  const methods = payment.list.map((method) => paymentMethodView(method, profile));
  const paymentId = preselected(methods, payment.selected);
  if (paymentId !== null && paymentId !== payment.selected) {
    await shop.setPaymentProvider({ paymentId });
  }
  const expected = readId(textOf(post.form, 'paymentId')) ?? before.paymentId;
  if (expected !== null && paymentId !== expected) {
    warn(post, 'checkout.paymentMethodGone', methods, paymentId);
  }
}

/** Where nothing can take the place, the section itself says so. */
function warn(post: CheckoutPost, key: string, methods: MethodView[], id: number | null): void {
  const instead = methods.find((method) => method.id === id);
  if (instead) post.notices.push({ type: 'warning', key, values: { name: instead.name } });
}
