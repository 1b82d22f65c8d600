import type { storefrontError as German } from '../../de/errors/operation-errors';

export const storefrontError = {
  unknownError: 'Something went wrong on our side. Please try again.',
  address: {
    createFailed: 'We could not save this address. Please try again.',
    deleteFailed: 'We could not delete this address. Please try again.',
    notFound: 'This address no longer exists.',
    tooMany:
      'No more than {maximum} addresses can be saved. Please delete one that you no longer need.',
    validationFailed: 'This address is incomplete or incorrect. Please check the fields.',
    vatInvalid: 'This VAT number is not valid. Please check your entry.',
    vatServerBusy: 'The VAT number cannot be checked at the moment. Please contact us.',
    vatServerFallback: 'The VAT number will be checked later.',
  },
  blocks: {
    base64NotAllowed: 'Please upload the picture instead of pasting it into the text.',
    conflict:
      'Somebody else has changed this page in the meantime. Please load it again before you save.',
    invalid: 'These blocks cannot be saved like this. Please check what is in them.',
    unknownPage: 'There is no such page.',
    unknownVersion: 'This version is no longer there.',
  },
  boughtShade: {
    noteInvalid: 'A note has at most {maximum} characters on one line.',
    reminderInvalid: 'Please choose a day from {first} to {last}.',
  },
  cancellation: {
    recipientNotConfigured: 'No recipient is set up for withdrawals. Please send us an e-mail.',
    submitFailed: 'Your withdrawal was not sent. Please send it again.',
  },
  cart: {
    addToBasket: {
      itemSetComponentMismatch:
        'The parts of this set no longer fit together, so it was not added.',
      intervalQuantityNotMet:
        'We sell this option from {minimum} pieces upwards in steps of {interval} pieces. Please adjust the quantity.',
      maxItemQuantityReached: 'You can order at most {maximum} of this product.',
      maxVariationQuantityReached: 'You can order at most {maximum} of this option.',
      minVariationQuantityNotReached: 'Please order at least {minimum} pieces of this option.',
      notEnoughStockForVariation:
        'We do not have that quantity in stock. Available, including your cart: {available}.',
      notForCountry: 'We do not deliver this option to the country chosen in your cart.',
      notForCustomerClass:
        'We only sell this option to certain customer groups. If you belong to one of them, please sign in.',
      notInLanguage:
        'We do not sell this option in this language. Please change the language of the shop.',
      notOrderable: 'This option cannot be ordered at the moment.',
      orderPropertiesInvalid:
        'Some details for this product are missing or incorrect. Please fill them in on its page.',
      tooManyLines: 'Your cart is full; it holds at most {maximum} different products.',
      unknownError: 'The product could not be added to your cart. Please try again.',
      variationNotFound: 'This option no longer exists.',
    },
    failedToRemoveItem: 'The product could not be removed. Please try again.',
    reachedMaximumQuantity:
      'We do not have more than {stock} in stock. We have adjusted the quantity.',
  },
  category: {
    conflict:
      'Somebody else has changed this page in the meantime. Please load it again before you save.',
    hasItems:
      'There are still products in this category or below it. Please move them to another one first.',
    invalid: 'Some details of this page are missing or incorrect. Please check them.',
    notFound: 'There is no such page.',
    ownParent: 'A page cannot stand below itself.',
    parentNotFound: 'The parent page is not there any more.',
    reserved: 'The shop itself needs the address {path}. Please choose another one.',
    taken: 'There is already a page at the address {path}.',
    tooDeep: 'Pages cannot lie deeper than six levels.',
  },
  contact: {
    emailAlreadyExists: 'There is already an account with this e-mail address.',
    emailInvalid: 'Please enter a complete e-mail address, for example name@example.com.',
    missingContactOrUnexpectedFormat:
      'Some details are missing or incorrect. Please check your entries.',
    passwordInvalid:
      'Please choose a password with at least 8 characters, including one letter and one number.',
    passwordWrong: 'The present password is wrong. Please enter it again.',
    unauthorizedEmailChange:
      'This link has been used or is no longer valid. Please change the e-mail address again.',
    unauthorizedPasswordReset: 'This link has been used or has expired. Please request a new one.',
    unexpectedAddressFormat: 'The address could not be read. Please enter the address again.',
  },
  contactMail: {
    emailInvalid: 'Please enter a different e-mail address.',
    failed: 'Your message was not sent. Please try again.',
    messageInvalid: 'Please check your message.',
    nameInvalid: 'Please check the name.',
    orderIdInvalid: 'Please check the order number.',
    subjectInvalid: 'Please check the subject.',
  },
  coupon: {
    onlyGiftCards: 'A gift card cannot pay for gift cards, and there is nothing else in your cart.',
    applyFailed: 'This coupon could not be redeemed.',
    removeFailed: 'The coupon could not be removed. Please try again.',
    tooManyGiftCards: 'An order can be paid with at most {most} gift cards.',
  },
  editor: { invalidEditorHash: 'Your editor session has expired. Please open the editor again.' },
  feedback: {
    invalid: 'Please check your review.',
    notAllowedWithoutPurchase: 'You can only review products you have bought from us.',
    notFound: 'There is no such review.',
    writtenBefore: 'You have written about this before. Here it is; you can change it.',
  },
  file: {
    notFound: 'There is no such file.',
    refused: 'We cannot accept this file. Please check its name, its type and its size.',
    uploadFailed: 'Your file did not arrive. Please send it again.',
  },
  login: {
    required: 'Please sign in.',
    loginFailed: 'The e-mail address or the password is wrong.',
    userIsBlocked: 'This account is blocked. Please contact us.',
  },
  newsletter: { createFailed: 'The newsletter subscription failed. Please try again.' },
  notifyMe: { alreadySubscribed: 'You are already on the list; we will let you know.' },
  offer: {
    alreadyTaken: 'This offer has already been accepted.',
    cancelled: 'This offer is no longer valid. Please ask us for a new one.',
    commentInvalid: 'Please write at most {max} characters, without invisible characters.',
    expired: 'This offer has expired.',
    itemOutOfStock: 'At least one product in this offer is sold out.',
    notFound: 'There is no such offer.',
    openUnauthorized: 'These details do not open the offer. Please check what you entered.',
    rejected: 'You have declined this offer.',
    termsRequired: 'Please accept the terms and conditions.',
    vatNumberInvalid:
      'This offer is without VAT, but the VAT number of the billing address is no longer valid. You cannot accept it as it is. Please ask us for a new offer.',
    vatNumberLater:
      'This offer is without VAT, but the VAT number of the billing address cannot be checked at the moment. Please try again later: the offer is valid for as long as it says above.',
  },
  order: {
    additionalAuthRequiredName: 'Please confirm the last name on this order.',
    additionalAuthenticationRequired: 'We need one more detail before we can show you this order.',
    additionalAuthenticationRequiredLogin: 'Please sign in again for this order.',
    additionalAuthenticationRequiredPostcode: 'Please confirm the postcode of this order.',
    answerLost:
      'Your order has been received, but the answer to it did not arrive here. You will get the confirmation by e-mail. Please do not order again.',
    assignPaymentFailed: 'Your payment could not be linked to the order. Please contact us.',
    couponChanged:
      'The coupon has been redeemed in the meantime or is no longer valid. Please check the new total and order again.',
    createFailed: 'Your order was not placed. Please try again.',
    incomplete:
      'Your order is not complete yet. Please check the cart, the addresses, the delivery method and the payment method.',
    noGiftCards: 'This order has no gift card that can be used.',
    linkMailed:
      'This order number was looked up too often today. If your details are right, we have sent the order confirmation once more to the e-mail address of the order. It contains the link to your order.',
    loadOrdersFailed: 'Your orders could not be loaded. Please try again.',
    migrateUnauthorized: 'This order cannot be added to your account.',
    notFound: 'There is no such order.',
    paymentChanged:
      'The payment method you chose is no longer available for this order. Please choose another one.',
    paymentInProgress: 'Your payment is being processed. Please wait until it is complete.',
    paymentMethodCantSwitch: 'The payment method of this order can no longer be changed.',
    paymentMethodNotExist: 'This payment method does not exist.',
    paymentMethodSwitchDisabled: 'The payment method cannot be changed afterwards.',
    paymentMethodSwitchFailed: 'The payment method could not be changed. Please try again.',
    quoteChanged: 'The total has changed. Please check the order before you place it.',
    shippingChanged:
      'The delivery method you chose is no longer available for this order. Please choose another one.',
    softLoginFailed: 'The details do not match this order. Please check your entry.',
    stockChanged: 'Not all products are still available in this quantity. Please change your cart.',
  },
  orderAgain: {
    notAsIs: 'Not everything is as it was. Please check the list and order what is available.',
    nothingLeft: 'We cannot supply anything of this order at the moment.',
  },
  return: {
    invalid: 'Please check your choice.',
    giftCards: 'Please return all gift cards of the order together, and unused.',
    notPossible: 'Nothing of this order can be returned any more.',
  },
  security: {
    invalidCsrfToken: 'This page has been open for too long. Please reload the page and try again.',
    tooManyRequests:
      'There were too many requests in a short time. Please wait a moment, then try again.',
  },
  payment: {
    cardInvalid: 'These card details are not valid. Please check what you entered.',
    notAvailable: 'This payment method is not available for your order. Please choose another one.',
    notFound: 'There is no such payment.',
    notStarted:
      'The payment could not be started. Please try again or choose another payment method.',
    notWithShipping:
      '{name} is not available with this delivery method. Please choose another payment method.',
  },
  request: {
    incomplete: 'This call does not have the details that it needs.',
    invalid: 'These details are missing or do not fit: {fields}.',
    unreadable: 'This call cannot be read. It consists of JSON or multipart/form-data.',
  },
  operation: {
    notOffered: 'The shop does not offer this call.',
  },
  parcelStations: {
    placeRequired: 'Please enter a postcode or a town.',
    postalcode: 'Please enter a postcode of five digits.',
    unavailable:
      'The search for stations does not answer at the moment. Please try again later, or enter the delivery address yourself.',
  },
  preferredDelivery: {
    notAvailable: 'Delivery wishes are not possible with this delivery method.',
    postalcode: 'Please enter a postcode of five digits.',
    validationFailed: 'Please check your delivery wishes.',
    notAtStation:
      'Delivery wishes are not possible at a parcel station or branch. Yours no longer apply and are not charged.',
    dayGone:
      'Your preferred delivery day is no longer possible and is not charged. Please choose another one.',
  },
  product: { notFound: 'There is no such product.' },
  settings: {
    conflict:
      'Somebody else has changed the settings in the meantime. Please load them again before you save.',
    invalid: 'This value does not fit the setting {key}.',
  },
  shipping: {
    none: {
      weight:
        'This quantity is too heavy for our delivery methods. Please reduce the quantity in your cart.',
      station:
        'We cannot deliver these products to a parcel station or branch. Please enter another delivery address.',
      place:
        'We are sorry, but we cannot deliver these products to this address. Please change the delivery address.',
    },
    notAvailable:
      'This delivery method is not available for your order. Please choose another one.',
  },
  shop: {
    notOffered: 'This is not possible in this shop. Please contact us.',
  },
  storage: {
    notFound: 'There is no such picture.',
    refused: 'We cannot accept this picture. Please check its name, its type and its size.',
  },
  wishlist: {
    full: 'Your wishlist is full; it holds at most {maximum} products. Please take one off first.',
    variationNotFound: 'This option no longer exists.',
  },
  turnstile: {
    invalid: 'The check against automatic senders failed. Please try again.',
    misConfigured: 'The check against automatic senders is not set up. Please send us an e-mail.',
  },
} satisfies typeof German;
