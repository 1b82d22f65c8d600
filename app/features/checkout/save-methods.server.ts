import { isShopError } from '~/services/shop-api';
import { change, checkoutOf, textOf, type CheckoutPost } from './checkout-post.server';
import {
  paymentMethodView,
  preselected,
  shippingMethodView,
  type MethodView,
} from './checkout-view';
import { fieldError } from './form-errors.server';

/** Chooses what was ticked, where it is not the choice already. True when something changed. */
export async function saveMethods(post: CheckoutPost): Promise<boolean> {
  const { shop, locale } = post.context;
  const shippingId = Number(textOf(post.form, 'shippingId'));
  const paymentId = Number(textOf(post.form, 'paymentId'));
  let isChanged = false;
  if (shippingId && (await checkoutOf(post)).shipping.selected !== shippingId) {
    if (await accepted(change(post, shop.setShippingProvider({ shippingId })))) isChanged = true;
    else post.errors['shipping-method'] = fieldError(locale, 'shippingMethod.unavailable');
  }
  if (paymentId && (await checkoutOf(post)).payment.selected !== paymentId) {
    if (await accepted(change(post, shop.setPaymentProvider({ paymentId })))) isChanged = true;
    else post.errors['payment-method'] = fieldError(locale, 'paymentMethod.unavailable');
  }
  if (!shippingId && post.intent === 'shipping-method') {
    post.errors['shipping-method'] = fieldError(locale, 'shippingMethod.required');
  }
  if (!paymentId && post.intent === 'payment-method') {
    post.errors['payment-method'] = fieldError(locale, 'paymentMethod.required');
  }
  return isChanged;
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
  const { shippingProfileId, methodOfPaymentId } = (await checkoutOf(post)).cart;
  return { shippingId: shippingProfileId, paymentId: methodOfPaymentId };
}

/**
 * After a change of address or delivery: methods that are no longer offered give way to the first
 * that is, and the shopper is told (open point 1.5). The same chooses the first methods of an order.
 */
export async function reconcileMethods(post: CheckoutPost, before: ChosenMethods): Promise<void> {
  const { shop } = post.context;
  const { shipping } = await checkoutOf(post);
  const deliveries = shipping.list.map(shippingMethodView);
  const shippingId = preselected(deliveries, shipping.selected);
  if (shippingId !== null && shippingId !== shipping.selected) {
    await change(post, shop.setShippingProvider({ shippingId }));
  }
  if (before.shippingId !== null && shipping.selected === null) {
    warn(post, 'checkout.shippingMethodGone', deliveries, shippingId);
  }
  const profile = shipping.list.find((method) => method.shippingProfileId === shippingId);
  const { payment } = await checkoutOf(post);
  const methods = payment.list.map((method) => paymentMethodView(method, profile));
  const paymentId = preselected(methods, payment.selected);
  if (paymentId !== null && paymentId !== payment.selected) {
    await change(post, shop.setPaymentProvider({ paymentId }));
  }
  const expected = Number(textOf(post.form, 'paymentId')) || before.paymentId;
  if (expected !== null && paymentId !== expected) {
    warn(post, 'checkout.paymentMethodGone', methods, paymentId);
  }
}

/** Where nothing can take the place, the section itself says so. */
function warn(post: CheckoutPost, key: string, methods: MethodView[], id: number | null): void {
  const instead = methods.find((method) => method.id === id);
  if (instead) post.notices.push({ type: 'warning', key, values: { name: instead.name } });
}
