import { parseWithZod } from '@conform-to/zod/v4';
import { isSameEmail } from '~/lib/email-address';
import { pickFields } from '~/lib/pick-fields';
import { readId, type Address, type CheckoutChanges } from '~/services/shop-api';
import { LIMITS } from '~/services/shop-api/entities/field-limits';
import { ADDRESS_TYPE_OF, editedAddress } from './address-of.server';
import {
  additionalFormSchema,
  ADDRESS_FIELDS,
  addressFormSchema,
  problemsWithoutCountry,
} from './checkout-forms.server';
import type { CheckoutPath } from './reject-empty-checkout.server';
import { textOf, type CheckoutPost } from './checkout-post.server';
import { fieldError, fieldErrors } from './form-errors.server';

/**
 * The changes of the posted form for the shop to save. Fields of an invalid form, and missing ones
 * that the pressed button requires, become errors of the post instead.
 */
export async function typedChanges(
  post: CheckoutPost,
  path: CheckoutPath,
): Promise<CheckoutChanges> {
  const isPlaced = post.intent === 'place';
  return {
    ...contact(post),
    ...formKey(post),
    ...(await address(post)),
    ...method(post, 'shippingId', 'shipping-method', 'shippingMethod'),
    ...method(post, 'paymentId', 'payment-method', 'paymentMethod'),
    ...coupon(post),
    ...information(post, {
      ...(isPlaced && { templateType: path.slice(1) }),
      ...reviewMail(post),
    }),
    asShown: isPlaced,
    deliverToBilling: isPlaced && path === '/readonly-checkout',
  };
}

/** As the page has it; anything else recognises no form. */
function formKey({ form }: CheckoutPost): Pick<CheckoutChanges, 'formKey'> {
  const key = textOf(form, 'attemptId');
  return key !== '' && key.length <= 64 ? { formKey: key } : {};
}

const NEED_CONTACT = ['contact', 'place', 'shipping-address', 'billing-address'];

function contact({ context, form, intent }: CheckoutPost): Pick<CheckoutChanges, 'email'> {
  const known = context.visitor.principal.mail;
  const email = textOf(form, 'email');
  if (email !== '') return known !== null && isSameEmail(known, email) ? {} : { email };
  const isMissing = form.has('email') || known === null;
  return isMissing && NEED_CONTACT.includes(intent) ? { email } : {};
}

/** The posted address, if it was required or anything was typed. */
async function address(post: CheckoutPost): Promise<Pick<CheckoutChanges, 'address'>> {
  const { context, form, intent } = post;
  if (post.address === 'shipping-address' && (await isPickupChosen(post))) {
    post.address = 'billing-address';
  }
  const { address: kind } = post;
  if (!kind) return {};
  const saved = await editedAddress(post, kind);
  const isTyped = isUnsaved(form, saved);
  if (intent !== kind && !isTyped) return {};
  post.unsaved = isTyped ? kind : null;
  const submission = parseWithZod(pickFields(form, ADDRESS_FIELDS), { schema: addressFormSchema });
  if (submission.status !== 'success') {
    Object.assign(post.errors, fieldErrors(context.locale, submission.error ?? {}));
    return {};
  }
  const { country, ...parts } = submission.value;
  if (country === null) {
    Object.assign(post.errors, fieldErrors(context.locale, problemsWithoutCountry(parts)));
    return {};
  }
  return {
    address: {
      typeId: ADDRESS_TYPE_OF[kind],
      addressData: { ...parts, country, ...(saved && { id: saved.id }) },
      useAsBilling: kind === 'shipping-address' && form.has('useAsBilling'),
    },
  };
}

/** A buyer who collects the goods has one address, for the bill: the typed one. */
async function isPickupChosen({ context, form, intent }: CheckoutPost): Promise<boolean> {
  const id = readId(textOf(form, 'shippingId'));
  if (id === null || intent === 'shipping-address') return false;
  const { shipping } = await context.shop.getCheckout();
  return shipping.list.some(({ shippingProfileId, pickup }) => shippingProfileId === id && pickup);
}

/** Does the open address form have unsaved input? */
export function isUnsaved(form: FormData, saved: Address | null): boolean {
  const isTyped = (field: (typeof ADDRESS_FIELDS)[number]) => {
    if (!form.has(field)) return false;
    return textOf(form, field) !== (saved ? String(saved[field] ?? '') : '');
  };
  if (saved) return ADDRESS_FIELDS.some(isTyped);
  return ADDRESS_FIELDS.some((field) => field !== 'country' && field !== 'state' && isTyped(field));
}

function method(
  { context, form, intent, errors }: CheckoutPost,
  field: 'shippingId' | 'paymentId',
  section: 'shipping-method' | 'payment-method',
  code: string,
): Pick<CheckoutChanges, typeof field> {
  const typed = textOf(form, field);
  if (typed === '' && intent !== section) return {};
  const id = readId(typed);
  if (id !== null) return { [field]: id };
  const rule = typed === '' ? 'required' : 'unavailable';
  errors[section] = fieldError(context.locale, `${code}.${rule}`);
  return {};
}

/**
 * A typed code is redeemed by every button, so that no customer orders without the intended
 * discount.
 */
function coupon({ context, form, intent, errors }: CheckoutPost): CheckoutChanges {
  if (intent === 'remove-coupon') return { couponCode: null };
  if (intent === 'remove-gift-card') {
    const id = readId(textOf(form, 'withoutGiftCard'));
    return id === null ? {} : { withoutGiftCard: id };
  }
  const couponCode = textOf(form, 'couponCode').slice(0, LIMITS.cart.couponCode);
  if (couponCode !== '') return { couponCode };
  if (intent === 'coupon') errors.couponCode = fieldError(context.locale, 'coupon.required');
  return {};
}

const INFORMATION = ['orderContactWish', 'orderCustomerSign', 'shippingPrivacyHintAccepted'];

/** The buyer's choice on the mail that requests a review. */
function reviewMail({ form }: CheckoutPost): { reviewMail?: 'announced' | 'refused' } {
  if (!form.has('reviewMailTold')) return {};
  return { reviewMail: form.get('reviewMailRefused') === 'on' ? 'refused' : 'announced' };
}

/**
 * Contact wish, customer's reference and consent to the carrier, and `more` fields to save with
 * them.
 */
function information(
  { context, form, errors }: CheckoutPost,
  more: { templateType?: string; reviewMail?: 'announced' | 'refused' },
): Pick<CheckoutChanges, 'additionalInformation'> {
  const isPosted = form.has('hasAdditional') || INFORMATION.some((field) => form.has(field));
  if (!isPosted) return Object.keys(more).length > 0 ? { additionalInformation: more } : {};
  const fields = pickFields(form, INFORMATION);
  const submission = parseWithZod(fields, { schema: additionalFormSchema });
  if (submission.status === 'success') {
    return { additionalInformation: { ...submission.value, ...more } };
  }
  Object.assign(errors, fieldErrors(context.locale, submission.error ?? {}));
  return {};
}
