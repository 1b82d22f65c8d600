import type { Dictionary } from '../types';

export const checkout = {
  title: 'Checkout',
  readonlyTitle: 'Check your order',
  backToCart: 'Back to the cart',
  guestTitle: 'Order as a guest',
  guestText: 'We need your e-mail address for the order confirmation. You do not need an account.',
  guestContinue: 'Continue to checkout',
  contact: 'Contact',
  emailHint: 'We send the order confirmation there.',
  privacyBefore: 'How we handle your data is explained in our',
  privacyLink: 'privacy policy',
  saveAll: 'Save entries',
  saveContact: 'Save e-mail address',
  shippingAddress: 'Delivery address',
  saveShippingAddress: 'Save delivery address',
  billingAddress: 'Billing address',
  saveBillingAddress: 'Save billing address',
  billingIsShipping: 'Billing address = delivery address',
  billingSame: 'Same as the delivery address',
  billingLater: 'The billing address follows after the delivery address.',
  shippingMethod: 'Delivery method',
  applyShippingMethod: 'Use this delivery method',
  noShippingMethod:
    'We are sorry, we cannot deliver these items to this address. Please change the delivery address.',
  deliveryTime: 'Delivery time {days}',
  paymentMethod: 'Payment method',
  applyPaymentMethod: 'Use this payment method',
  noPaymentMethod:
    'There is no payment method for this order at the moment. Please choose another delivery method.',
  fee: 'fee {price}',
  notWithThisDelivery: 'Not possible with the chosen delivery method.',
  additional: 'Details and terms',
  messageToUs: 'Message about your order',
  contactWish: 'Your wish',
  customerSign: 'Your reference',
  customerSignHint: 'For example an order number of your own; it is printed on the invoice.',
  carrierPrivacy:
    'Optional: my e-mail address may be passed to {carrier} so that the delivery can be announced.',
  terms: 'Terms',
  termsBefore: 'I accept the',
  termsLink: 'terms and conditions',
  termsAfter: '.',
  noticeBefore: 'Please note our',
  noticeWithdrawal: 'information on the right of withdrawal',
  noticeBetween: 'and our',
  noticePrivacy: 'privacy policy',
  noticeAfter: '.',
  summary: 'Your order',
  glance_one: 'See {total} for {count} line',
  glance_other: 'See {total} for {count} lines',
  glanceLine: '{count} × {name}',
  summaryLines_one: '{count} line',
  summaryLines_other: '{count} lines',
  lineQuantity: 'Quantity: {count}',
  changeCart: 'Change the cart',
  export:
    'Delivery outside the EU: customs duties and import charges may be added and are paid on receipt.',
  before: 'Before',
  now: 'Now',
  placeOrder: 'Order with obligation to pay',
  unsavedAddress:
    'Your address has not been saved yet. Please check your details and then place the order again.',
  shippingMethodGone:
    'The chosen shipping method is no longer offered for this order. It is now: {name}. Please check.',
  paymentMethodGone:
    'The chosen payment method is no longer offered for this order. It is now: {name}. Please check.',
  orderAgain: 'Something about your order has changed. Please check it and order again.',
  priceChanged:
    'The total has changed: before {before}, now {after}. Please check the order and order again.',
  linePriceChanged: '“{name}”: before {before}, now {after}.',
  stockChanged: 'Only {count} of “{name}” are left. Please change the cart.',
  couponChanged:
    'The coupon has been redeemed in the meantime or is no longer valid. Please check the new total and order again.',
  tooManyOrders:
    'There have been very many orders from here or with this e-mail address in a short time. Your details are saved. Please place the order again from {time}.',
  alreadyOrdered: 'You have already placed this order.',
  error: {
    tooLong: 'This entry is too long.',
    characters: 'This entry contains characters we cannot process.',
    firstName: { required: 'Please enter your first name.' },
    lastName: { required: 'Please enter your last name.' },
    companyName: { required: 'Please enter the name of the company.' },
    vatNumber: {
      required: 'Please enter the VAT number, or first and last name.',
      format: 'Please enter the VAT number with its country code, for example DE123456789.',
    },
    streetName: { required: 'Please enter the street.' },
    zipCode: {
      required: 'Please enter the postcode.',
      format: 'Please enter a postcode of the chosen country, for example 10115 for Berlin.',
      notDelivered:
        'We do not deliver to Heligoland or Büsingen, which are outside the EU VAT area. Please choose another delivery address.',
    },
    city: { required: 'Please enter the town or city.' },
    country: {
      required: 'Please choose a country.',
      unknown: 'Please choose a country from the list.',
      notDelivered: 'We do not deliver to this country. Please choose another one.',
    },
    state: {
      format: 'Please choose a state from the list.',
      unknown: 'Please choose a state from the list.',
    },
    phoneNumber: { format: 'Please enter a phone number, for example +49 30 123456.' },
    address: { unsaved: 'Please check the address before you order.' },
    shippingAddress: { required: 'Please enter the delivery address.' },
    billingAddress: { required: 'Please enter the billing address.' },
    shippingMethod: {
      required: 'Please choose a delivery method.',
      unavailable:
        'Please choose the delivery method again; the previous one is no longer available.',
    },
    paymentMethod: {
      required: 'Please choose a payment method.',
      unavailable:
        'Please choose the payment method again; the previous one is no longer available.',
    },
    terms: { required: 'Please accept the terms and conditions so that we can take your order.' },
    postcode: { required: 'Please enter the postcode.' },
    name: { required: 'Please enter the name.' },
  },
} satisfies Dictionary['checkout'];
