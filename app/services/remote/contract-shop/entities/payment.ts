import * as z from 'zod';
import { ICON_OF_ALL } from '~/lib/icon-of-all';
import { plainText } from '~/lib/plain-text';
import {
  preparedPaymentSchema,
  type PaymentMethod,
  type PaymentMethodList,
  type PreparedPayment,
} from '~/services/shop-api/entities/payment';
import * as lenient from './lenient';

/** A way to pay, of a cart or of an order that could change to it. */
export const paymentMethodSchema = z.object({
  id: lenient.id,
  name: lenient.text,
  fee: lenient.cents,
  // Pages draw those themselves for which a shop has no picture of its own.
  icon: lenient.text.transform((icon) => (icon.endsWith(ICON_OF_ALL) ? '' : icon)),
  description: lenient.text,
  /** What is not said to be out of choice can be chosen. */
  isSelectable: lenient.yesOrNull.transform((isSelectable) => isSelectable ?? true),
  key: lenient.text,
  paymentKey: lenient.text,
});
type WirePaymentMethod = z.output<typeof paymentMethodSchema>;

/** Ways to pay as the contract lists them; which one is chosen, the cart says. */
export const paymentListSchema = z.object({ list: lenient.readableList(paymentMethodSchema) });

/** By this key pages offer to pay from the cart, which a front of the contract cannot (express-payments.ts). */
const EXPRESS = 'MOLLIE_PAYPAL';

/** Days to pay are in no answer; descriptions of some servers are HTML, and pages show a line. */
export function toPaymentMethod(
  { isSelectable, description, ...method }: WirePaymentMethod,
  excluded: readonly number[] = [],
): PaymentMethod {
  return {
    ...method,
    paymentKey: method.paymentKey.toUpperCase() === EXPRESS ? '' : method.paymentKey,
    description: plainText(description),
    methodOfPaymentId: method.id,
    termDays: null,
    isSelectable: isSelectable && !excluded.includes(method.id),
    excludedPaymentMethodIds: [...excluded],
  };
}

/** `excluded` by the way of delivery; `chosenId` of the cart counts as long as it can be chosen. */
export function toPaymentList(
  { list }: z.output<typeof paymentListSchema>,
  { chosenId, excluded }: { chosenId: number | null; excluded: readonly number[] },
): PaymentMethodList {
  const methods = list.map((method) => toPaymentMethod(method, excluded));
  const isThere = methods.some(({ id, isSelectable }) => id === chosenId && isSelectable);
  return { list: methods, selected: isThere ? chosenId : null };
}

/** `key` a shop of our own kind tells beside its words. */
export const preparedSchema = z.object({
  type: lenient.text,
  value: lenient.text,
  key: lenient.text,
});

const LEADS_ON: readonly string[] = ['redirectUrl', 'externalContentUrl'];
/** What a page can say of a payment; others' error codes are sentences or numbers of their own. */
const SAYABLE = /^(?:payment|order)\.[A-Za-z]+$/;

/** What a payment needs next. An address that no browser should follow, and what nobody knows, is an error. */
export function toPreparedPayment({
  type,
  value,
  key,
}: z.output<typeof preparedSchema>): PreparedPayment {
  const known = preparedPaymentSchema.shape.type.safeParse(type).data;
  const isFollowed = !LEADS_ON.includes(type) || /^https?:\/\//i.test(value);
  if (known && known !== 'errorCode' && isFollowed) return { type: known, value };
  const code = key || value;
  return { type: 'errorCode', value: SAYABLE.test(code) ? code : 'payment.notStarted' };
}
