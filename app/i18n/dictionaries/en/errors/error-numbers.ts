import type { errorCodes as German } from '../../de/errors/error-numbers';

export const errorCodes = {
  errorActionIsNotExecuted: 'The action was not carried out. Please try again.',
  notificationsItemNotAdded: 'The product was not added to your cart. Please try again.',
  notificationsNotEnoughStockItem:
    'We do not have enough stock for that quantity. Please choose a smaller one.',
  notificationsInvalidResetPasswordUrl:
    'This link is invalid or has expired. Please request a new one.',
  notificationsCheckPassword: 'Please enter the same password twice.',
  notificationsItemBundleSplitted: 'The set was split into its parts.',
  notificationsItemOutOfStock: 'This product is sold out.',
  newsletterOptOutSuccessMessage: 'You have been unsubscribed from the newsletter.',
  newsletterOptInMessage: 'Your e-mail address is confirmed.',
  notificationsBasketItemsRemoved: 'Products that no longer exist were removed from your cart.',
  notificationsBasketItemsRemovedForLanguage:
    'Products that are not available in this language were removed from your cart.',
  notificationsBasketItemsRemovedForCurrency:
    'Products that are not available in this currency were removed from your cart.',
  notificationsBasketItemsRemovedForShippingCountry:
    'Products that we do not deliver to this country were removed from your cart.',
  notificationsBasketItemsRemovedForContactClass:
    'Products that are not offered for your account were removed from your cart.',
  notificationsNoEmailEntered: 'Please enter an e-mail address.',
  notificationsWarningOverselling:
    'In stock: {stock}. We will deliver the other {oversellingAmount} later.',
  consentReCaptchaCookieNotSet: 'Please allow the cookie of the check against automatic senders.',
  errorBasketItemVariationNotFound: 'This option no longer exists.',
  errorBasketItemNotEnoughStockForVariation: 'We have only {stock} of this option in stock.',
  errorBasketItemMaximumQuantityReachedForItem: 'You can order at most {maximum} of this product.',
  errorBasketItemMaximumQuantityReachedForVariation:
    'You can order at most {maximum} of this option.',
  errorBasketItemMinimumQuantityNotReachedForVariation:
    'Please order at least {minimum} pieces of this option.',
  errorCreateOrderRetryTimeNotReached: 'The order was not placed. Please try again in 30 seconds.',
  errorVatService: 'The VAT number cannot be checked at the moment. Please try again later.',
  errorVatNumberValidation: 'This VAT number is not valid. Please check your entry.',
  errorVatServiceFallback: 'The VAT number will be checked later.',
  couponLeft: {
    byItself: 'The coupon {code} no longer counts for this cart.',
    minimum:
      'The coupon {code} was removed because it is only valid for orders of {minimum} or more.',
    noMatchingItem:
      'The coupon {code} was removed because it is not valid for any product in your cart.',
    specialOffers: 'The coupon {code} was removed because it is not valid for sale products.',
    expired: 'The coupon {code} was removed because it has expired.',
    unknownOrUsed: 'The coupon {code} was removed because it has been used or is no longer valid.',
    noOpenAmount: 'The gift card {code} was removed because there is no credit left on it.',
    newCustomersOnly: 'The coupon {code} was removed because it is for new customers only.',
    existingCustomersOnly:
      'The coupon {code} was removed because it is only for customers who have ordered before.',
    onlyGiftCards: 'The gift card {code} was removed because it cannot pay for gift cards.',
    wrongCustomerGroup: 'The coupon {code} was removed because it is not for your customer group.',
    otherMail:
      'The coupon {code} was removed because you entered a different e-mail address. Please redeem it again.',
    ofAccount:
      'The coupon {code} was removed because the coupon {kept} has already been redeemed in your account.',
  },
  cartLinesLeft: {
    byItself: 'No longer in your cart: {names}.',
    setApart: 'No longer available as this set and therefore removed from your cart: {names}.',
    customerClass: 'Not available for your account and therefore removed from your cart: {names}.',
    country: 'Not delivered to this country and therefore removed from your cart: {names}.',
    language: 'Not sold in this language and therefore removed from your cart: {names}.',
    gone: 'No longer in our range and therefore removed from your cart: {names}.',
    notOrderable: 'Cannot be ordered at the moment and therefore removed from your cart: {names}.',
    changed:
      'The details given for this product no longer fit. Please add it to your cart again: {names}.',
  },
  couponMinOrderValueNotReached: 'This coupon is valid for orders of {minimum} or more.',
  couponNoMatchingItemInBasket: 'This coupon is not valid for any product in your cart.',
  notificationsCalculateShippingFailed:
    'The delivery costs could not be calculated. Please try again.',
  couponPromotionRequired: 'You can only order this option with a coupon.',
  errorGiftCardReturnQuantity: 'Please return all the coupons of the order together.',
  couponnotUsableForSpecialOffer: 'This coupon is not valid for sale products.',
  couponAlreadyUsedOrInvalidCouponCode:
    'This coupon code is unknown or has been used. Please check your entry.',
  couponCampaignExpired: 'This coupon has expired.',
  couponExpired: 'This coupon has expired.',
  couponOnlySubscription: 'This coupon is only valid for subscriptions.',
  couponOnlySingleUsage: 'This coupon is not valid for subscriptions.',
  couponNoOpenAmount: 'There is no credit left on this gift card.',
  couponOnlyForNewCustomers: 'This coupon is only for new customers.',
  couponOnlyForExistingCustomers:
    'This coupon is only for customers who have ordered before. Please sign in, or first give the e-mail address of your order at the checkout.',
  couponWrongCustomerGroup: 'This coupon is not valid for your customer group.',
  couponWrongCustomerType: 'This coupon is not valid for your type of customer.',
  couponWrongWebstore: 'This coupon is only valid in another shop.',
  csrfTokenMismatch: 'We have signed you out for your security. Please sign in again.',
  accessKeyMailSent: 'We have sent you an e-mail with the link.',
  accessKeyMailFailed: 'The e-mail could not be delivered. Please check the e-mail address.',
} satisfies typeof German;
