import type { error as German } from '../de/error';

export const error = {
  errorActionIsNotExecuted: 'The action was not carried out.',
  notificationsItemNotAdded: 'The item was not added.',
  notificationsNotEnoughStockItem: 'There is not enough stock for that quantity.',
  notificationsInvalidResetPasswordUrl: 'This link is invalid or too old.',
  notificationsCheckPassword: 'The two passwords differ.',
  notificationsItemBundleSplitted: 'The bundle was split into single items.',
  notificationsItemOutOfStock: 'This item is sold out.',
  newsletterOptOutSuccessMessage: 'You are unsubscribed.',
  newsletterOptInMessage: 'Your e-mail address is confirmed.',
  notificationsBasketItemsRemoved: 'Items that no longer exist were removed from your cart.',
  notificationsBasketItemsRemovedForLanguage:
    'Items that are not available in this language were removed from your cart.',
  notificationsBasketItemsRemovedForCurrency:
    'Items that are not available in this currency were removed from your cart.',
  notificationsBasketItemsRemovedForShippingCountry:
    'Items that we do not deliver to this country were removed from your cart.',
  notificationsBasketItemsRemovedForContactClass:
    'Items that are not offered for your account were removed from your cart.',
  notificationsNoEmailEntered: 'Please enter an e-mail address.',
  notificationsWarningOverselling:
    'Only {stock} are in stock now; {oversellingAmount} will follow later.',
  consentReCaptchaCookieNotSet: 'Please allow the cookie of the check against automatic senders.',
  errorBasketItemVariationNotFound: 'This option no longer exists.',
  errorBasketItemNotEnoughStockForVariation: 'We have only {stock} of this option in stock.',
  errorBasketItemMaximumQuantityReachedForItem:
    'The most you may order of this product is already in your cart.',
  errorBasketItemMaximumQuantityReachedForVariation:
    'The most you may order of this option is already in your cart.',
  errorBasketItemMinimumQuantityNotReachedForVariation:
    'Please order at least the minimum quantity of this option.',
  errorCreateOrderRetryTimeNotReached: 'The order was not placed. Please try again in 30 seconds.',
  errorVatService: 'The VAT ID cannot be checked right now.',
  errorVatNumberValidation: 'This VAT ID is not valid.',
  errorVatServiceFallback: 'The VAT ID will be checked later.',
  couponLeft: {
    minimum: 'The coupon {code} was removed because the minimum order value is no longer reached.',
    noMatchingItem:
      'The coupon {code} was removed because no item in your cart fits it any longer.',
    specialOffers: 'The coupon {code} was removed because it is not valid for items on offer.',
    expired: 'The coupon {code} was removed because it has expired.',
    unknownOrUsed: 'The coupon {code} was removed because it has been used or is no longer valid.',
  },
  cartLinesLeft: {
    gone: 'No longer in our range and therefore removed from your cart: {names}.',
    notOrderable: 'Cannot be ordered at the moment and therefore removed from your cart: {names}.',
    changed:
      'The details given for this item no longer fit; please add it to your cart again: {names}.',
  },
  couponMinOrderValueNotReached: 'The minimum order value of this coupon is not reached.',
  couponNoMatchingItemInBasket: 'No item in your cart fits this coupon.',
  notificationsCalculateShippingFailed: 'The shipping costs could not be worked out.',
  couponPromotionRequired: 'This option can only be bought with a promotion code.',
  errorGiftCardReturnQuantity: 'Please return all vouchers of the order together.',
  couponnotUsableForSpecialOffer: 'This coupon is not valid for items on offer.',
  couponAlreadyUsedOrInvalidCouponCode: 'This coupon code is unknown or has been used.',
  couponCampaignExpired: 'This coupon has expired.',
  couponExpired: 'This coupon has expired.',
  couponOnlySubscription: 'This coupon is only valid for subscriptions.',
  couponOnlySingleUsage: 'This coupon is not valid for subscriptions.',
  couponNoOpenAmount: 'There is nothing left on this voucher.',
  couponOnlyForNewCustomers: 'This coupon is only for new customers.',
  couponOnlyForExistingCustomers: 'This coupon is only for customers who have ordered before.',
  couponWrongCustomerGroup: 'This coupon is not valid for your customer group.',
  couponWrongCustomerType: 'This coupon is not valid for your type of customer.',
  couponWrongWebstore: 'This coupon belongs to another shop.',
  csrfTokenMismatch: 'We have signed you out for your safety. Please sign in again.',
  accessKeyMailSent: 'We have sent you an e-mail with the link.',
  accessKeyMailFailed: 'The e-mail could not be delivered.',
} satisfies typeof German;
