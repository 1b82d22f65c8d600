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

/** A payment method, of a cart or of an order that could change to it. */
export const paymentMethodSchema = z.object({
  id: lenient.id,
  name: lenient.text,
  fee: lenient.cents,
  // The pages themselves draw icons that a shop lacks.
  icon: lenient.text.transform((icon) => (icon.endsWith(ICON_OF_ALL) ? '' : icon)),
  description: lenient.text,
  /** A method is selectable unless stated otherwise. */
  isSelectable: lenient.yesOrNull.transform((isSelectable) => isSelectable ?? true),
  key: lenient.text,
  paymentKey: lenient.text,
});
type WirePaymentMethod = z.output<typeof paymentMethodSchema>;

/** The payment methods of the contract; the cart has the selected one. */
export const paymentListSchema = z.object({ list: lenient.readableList(paymentMethodSchema) });

/**
 * For this key pages offer express payment, which a front end of the contract cannot handle
 * (express-payments.ts).
 */
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

/**
 * `excluded` by the shipping method; `chosenId` of the cart applies as long as it is selectable.
 */
export function toPaymentList(
  { list }: z.output<typeof paymentListSchema>,
  { chosenId, excluded }: { chosenId: number | null; excluded: readonly number[] },
): PaymentMethodList {
  const methods = list.map((method) => toPaymentMethod(method, excluded));
  const isThere = methods.some(({ id, isSelectable }) => id === chosenId && isSelectable);
  return { list: methods, selected: isThere ? chosenId : null };
}

/** A shop like this one returns `key` beside its text. */
export const preparedSchema = z.object({
  type: lenient.text,
  value: lenient.text,
  key: lenient.text,
});

const LEADS_ON: readonly string[] = ['redirectUrl', 'externalContentUrl'];
/** Payment errors with a text on the pages; error codes of others are sentences or numbers. */
const SAYABLE = /^(?:payment|order)\.[A-Za-z]+$/;

/**
 * The next step of a payment. An address that browsers must not follow, and an unknown step, is an
 * error.
 */
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
