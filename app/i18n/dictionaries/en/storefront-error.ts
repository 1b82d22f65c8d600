import type { storefrontError as German } from '../de/storefront-error';

export const storefrontError = {
  unknownError: 'Something went wrong. Please try again.',
  address: {
    createFailed: 'We could not save this address. Please try again.',
    deleteFailed: 'We could not delete this address. Please try again.',
    notFound: 'This address no longer exists.',
    validationFailed: 'This address does not pass our check. Please look through the fields again.',
    vatInvalid: 'This VAT ID is not valid.',
    vatServerBusy: 'The VAT ID cannot be checked right now. Please contact us.',
    vatServerFallback: 'The VAT ID will be checked later.',
  },
  blocks: { base64NotAllowed: 'Please upload the picture instead of pasting it into the text.' },
  cancellation: {
    recipientNotConfigured: 'No recipient is set up for withdrawals. Please write us an e-mail.',
    submitFailed: 'Your withdrawal was not sent. Please send it again.',
  },
  cart: {
    addToBasket: {
      itemSetComponentMismatch:
        'The parts of this set no longer fit together, so it was not added.',
      intervalQuantityNotMet: 'We sell this variation only in steps of {interval}.',
      maxItemQuantityReached: 'The most you may order of this product is already in your cart.',
      maxVariationQuantityReached: 'You may order at most {maximum} of this option.',
      minVariationQuantityNotReached: 'We sell at least {minimum} of this option.',
      notEnoughStockForVariation:
        'We do not have that many of this option in stock. Available, including your cart: {available}.',
      notOrderable: 'This option cannot be ordered at the moment.',
      tooManyLines: 'Your cart is full; it holds at most {maximum} different items.',
      unknownError: 'The item could not be added. Please try again.',
      variationNotFound: 'This option no longer exists.',
    },
    failedToRemoveItem: 'The item could not be removed. Please try again.',
    reachedMaximumQuantity: 'We do not have more in stock; we have adjusted the quantity.',
  },
  contact: {
    emailAlreadyExists: 'There is already an account with this e-mail address.',
    emailInvalid: 'Enter a valid e-mail address, for example name@example.com.',
    missingContactOrUnexpectedFormat: 'Customer data is missing or malformed.',
    passwordInvalid: 'The password does not follow the rules.',
    unauthorizedPasswordReset: 'This link has been used or is too old. Please request a new one.',
    unexpectedAddressFormat: 'The address data has an unexpected form.',
  },
  contactMail: {
    emailInvalid: 'We cannot accept this e-mail address.',
    failed: 'Your message was not sent. Please try again.',
    messageInvalid: 'Please check your message.',
    nameInvalid: 'Please check the name.',
    orderIdInvalid: 'Please check the order number.',
    subjectInvalid: 'Please check the subject.',
  },
  coupon: { applyFailed: 'This coupon cannot be redeemed.' },
  editor: { invalidEditorHash: 'Your editor session has expired. Please open the editor again.' },
  feedback: { notAllowedWithoutPurchase: 'You can review what you have bought here.' },
  login: {
    loginFailed: 'The e-mail address or the password is wrong.',
    userIsBlocked: 'This account is blocked. Please contact us.',
  },
  newsletter: { createFailed: 'The newsletter subscription failed. Please try again.' },
  notifyMe: { alreadySubscribed: 'You are already on the list; we will let you know.' },
  offer: {
    alreadyTaken: 'This offer was already accepted.',
    expired: 'This offer has expired.',
    itemOutOfStock: 'At least one item of this offer is sold out.',
    openUnauthorized: 'You may not open this offer.',
  },
  order: {
    additionalAuthRequiredName: 'Please confirm the last name on this order.',
    additionalAuthenticationRequired: 'We need one more proof before we can show this order.',
    additionalAuthenticationRequiredLogin: 'Please sign in again for this order.',
    additionalAuthenticationRequiredPostcode: 'Please confirm the postcode of this order.',
    assignPaymentFailed: 'Your payment could not be linked to the order.',
    createFailed: 'Your order was not placed. Please try again.',
    loadOrdersFailed: 'Your orders could not be loaded.',
    migrateUnauthorized: 'This order cannot be added to your account.',
    notFound: 'There is no such order.',
    paymentMethodCantSwitch: 'The payment method of this order can no longer be changed.',
    paymentMethodNotExist: 'This payment method does not exist.',
    paymentMethodSwitchDisabled: 'The payment method cannot be changed afterwards.',
    paymentMethodSwitchFailed: 'The payment method could not be changed. Please try again.',
    softLoginFailed: 'The details do not match this order.',
  },
  security: {
    invalidCsrfToken: 'This page is too old. Please load it again.',
    tooManyRequests: 'That was a lot of requests. Please wait a moment.',
  },
  payment: {
    notAvailable: 'This payment method is not available for the order. Please choose another one.',
    replacedByShipping:
      'The chosen payment method does not go with this delivery; it is now {name}.',
  },
  shipping: {
    notAvailable: 'This shipping method is not available for the order. Please choose another one.',
  },
  turnstile: {
    invalid: 'The check against automatic senders failed. Please try again.',
    misConfigured: 'The check against automatic senders is not set up.',
  },
} satisfies typeof German;
