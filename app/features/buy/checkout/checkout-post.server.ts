import { parse } from '@conform-to/react';
import type { FieldError } from '~/components/ui/field';
import type { FlashNotice } from '~/features/page/notices/notice-cookie.server';
import { failureKey, failureValues } from '~/features/page/failure-text.server';
import { translatorFor } from '~/i18n/translate.server';
import type { RequestContext } from '~/services/context.server';
import type { ShopError } from '~/services/shop-api';
import type { AddressKind } from './checkout-view';
import type { CheckoutReply } from './checkout-reply';
import { ADDRESS_FIELDS, INTENTS, type CheckoutIntent } from './checkout-forms.server';

/** A post to the checkout while it is processed: its fields, and the messages for the response. */
export type CheckoutPost = {
  context: RequestContext;
  form: FormData;
  intent: CheckoutIntent;
  /** The open address form; every button posts its fields. */
  address: AddressKind | null;
  errors: Record<string, FieldError>;
  notices: FlashNotice[];
  priceChange: CheckoutReply['priceChange'];
  /** The typed address that could not be saved. */
  unsaved: AddressKind | null;
  /** Seconds until the shop accepts orders again, after a rate limit. */
  retryAfter: number | null;
};

export function checkoutPost(context: RequestContext, form: FormData): CheckoutPost {
  // The button of a gift card has a different name: forms cannot be nested.
  const pressed = form.has('withoutGiftCard') ? 'remove-gift-card' : form.get('intent');
  const intent = INTENTS.find((known) => known === pressed) ?? 'save';
  return {
    context,
    form,
    intent,
    address: addressKind(intent) ?? addressKind(form.get('addressKind')),
    errors: {},
    notices: [],
    priceChange: null,
    unsaved: null,
    retryAfter: null,
  };
}

function addressKind(value: unknown): AddressKind | null {
  return value === 'shipping-address' || value === 'billing-address' ? value : null;
}

export function textOf(form: FormData, field: string): string {
  const value = form.get(field);
  return typeof value === 'string' ? value.trim() : '';
}

export function hasErrors({ errors }: CheckoutPost): boolean {
  return Object.keys(errors).length > 0;
}

export function addFailure(post: CheckoutPost, error: ShopError): void {
  post.notices.push({
    type: 'negative',
    key: failureKey(post.context.locale, error),
    values: failureValues(error),
  });
}

/** The page requires these again every time. */
const NOT_KEPT = [
  'intent',
  'withoutGiftCard',
  'attemptId',
  'cartVersion',
  'quoteHash',
  'shownTotal',
  'cardToken',
];

/** The data that the page needs to show the same again. */
export function replyOf(post: CheckoutPost): CheckoutReply {
  const { find } = translatorFor(post.context.locale);
  // Not as `fieldErrors` of the reply: those would be in alphabetical order.
  const submission = parse<null, FieldError>(post.form, {
    resolve: () => (hasErrors(post) ? { error: inPageOrder(post.errors) } : { value: null }),
  });
  return {
    result: submission.reply({ hideFields: NOT_KEPT }),
    address: post.address,
    notices: post.notices.map(({ type, key, values }) => ({
      type,
      text: find(key, values) ?? key,
    })),
    priceChange: post.priceChange,
  };
}

/** The order of the summary: parts of the page before its fields, down to the order button. */
const PAGE_ORDER = ['shipping-address', 'billing-address', 'email', ...ADDRESS_FIELDS].concat(
  ['shipping-method', 'payment-method', 'orderContactWish', 'orderCustomerSign'],
  ['couponCode', 'terms'],
);

function inPageOrder(errors: CheckoutPost['errors']): CheckoutPost['errors'] {
  const place = ([field]: [string, FieldError]) => {
    const index = PAGE_ORDER.indexOf(field);
    return index === -1 ? PAGE_ORDER.length : index;
  };
  return Object.fromEntries(Object.entries(errors).toSorted((a, b) => place(a) - place(b)));
}
