import type { notices as German } from '../de/notices';

export const notices = {
  localeChanged: 'The language is now English.',
  consentSaved: 'Your cookie choice is saved.',
  cartItemAdded: 'The item is in your cart.',
  cartItemRemoved: 'The item was removed from your cart.',
  cartUpdated: 'Your cart is up to date.',
  cartEmpty: 'Your cart is empty.',
  couponApplied: 'The coupon is redeemed.',
  couponRemoved: 'The coupon is removed.',
  newsletterPending:
    'Please confirm your subscription with the link in the e-mail we have sent you.',
  newsletterConfirmed: 'Your newsletter subscription is confirmed.',
  newsletterUnsubscribed: 'You are unsubscribed from the newsletter.',
  saved: 'Saved.',
  copied: 'Copied.',
} satisfies typeof German;
