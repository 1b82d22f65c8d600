import type { notices as German } from '../de/notices';

export const notices = {
  consentSaved: 'Your cookie selection is saved.',
  cartItemAdded: 'The product is in your cart.',
  cartItemRemoved: 'The product was removed from your cart.',
  undo: 'Undo',
  wishAdded: 'The product is on your wishlist.',
  wishRemoved: 'The product is no longer on your wishlist.',
  cartUpdated: 'Your cart has been updated.',
  cartEmpty: 'Your cart is empty.',
  couponApplied: 'The code has been redeemed.',
  couponRemoved: 'The code has been removed.',
  contactSent: 'We have received your message. We will reply by e-mail.',
  offerRejected: 'You have declined the offer. Thank you for letting us know.',
  withdrawalReceived: 'We have received your withdrawal. A confirmation is on its way to {email}.',
  returnMade:
    'Your return {number} has been registered. We have sent you an e-mail with the next steps.',
  newsletterPending:
    'Please confirm your subscription with the link in the e-mail we have sent you. We send no more than three a day to one address.',
  newsletterNames: 'Your newsletter details have been saved.',
  newsletterEndAsked:
    'If the newsletter went to this address, it no longer does, or we have sent it a link to unsubscribe.',
  newsletterLinkSent: 'If the newsletter goes to this address, we have sent it a link.',
  newsletterConfirmed: 'Your newsletter subscription is confirmed.',
  newsletterUnsubscribed: 'You have been unsubscribed from the newsletter.',
  preferredDeliverySaved: 'Your delivery wishes are saved.',
  preferredDeliveryEnded: 'There are no delivery wishes for the parcel any more.',
} satisfies typeof German;
