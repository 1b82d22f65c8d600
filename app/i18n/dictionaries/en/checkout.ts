import type { checkout as German } from '../de/checkout';

export const checkout = {
  title: 'Checkout',
  readonlyTitle: 'Check your order',
  backToCart: 'Back to the cart',
  guestTitle: 'Order as a guest',
  guestText: 'We need your e-mail address for the order confirmation. You do not need an account.',
  guestContinue: 'Continue to checkout',
  contact: 'Contact',
  emailHint: 'We send the order confirmation to this address.',
  privacyBefore: 'How we handle your data is explained in our',
  privacyLink: 'privacy policy',
  saveAll: 'Save entries',
  savedWithOrder:
    'You do not have to save anything in between: the order button saves everything. The buttons at delivery and payment method show you the new total beforehand.',
  unansweredChoice: 'The shop has not answered. Please choose again in a minute.',
  saveContact: 'Save e-mail address',
  shippingAddress: 'Delivery address',
  saveShippingAddress: 'Save delivery address',
  billingAddress: 'Billing address',
  saveBillingAddress: 'Save billing address',
  billingIsShipping: 'The billing address is the delivery address',
  billingSame: 'Same as the delivery address',
  billingLater: 'You enter the billing address after the delivery address.',
  shippingMethod: 'Delivery method',
  applyShippingMethod: 'Use this delivery method',
  pickupTime: 'time until collection: {days}',
  deliveryTime: 'Delivery time {days}',
  paymentMethod: 'Payment method',
  applyPaymentMethod: 'Use this payment method',
  noPaymentMethod:
    'No payment method is available for this order at the moment. Please choose another delivery method.',
  fee: 'fee {price}',
  notWithThisDelivery: 'Not possible with the chosen delivery method.',
  additional: 'Further details',
  messageToUs: 'Message about your order',
  contactWish: 'Your message to us',
  customerSign: 'Your reference',
  customerSignHint: 'For example an order number of your own; it is printed on the invoice.',
  carrierPrivacy:
    'Optional: my e-mail address may be passed on to {carrier} so that they can announce the delivery.',
  terms: 'Terms and conditions',
  termsBefore: 'I accept the',
  termsLink: 'terms and conditions',
  termsAfter: '.',
  noticeBefore: 'Please read our',
  noticeWithdrawal: 'information on the right of withdrawal',
  noticeBetween: 'and our',
  noticePrivacy: 'privacy policy',
  noticeAfter: '.',
  summary: 'Your order',
  glance_one: 'View {total} for {count} product',
  glance_other: 'View {total} for {count} products',
  glanceLine: '{count} × {name}',
  summaryLines_one: '{count} product',
  summaryLines_other: '{count} products',
  lineQuantity: 'Quantity: {count}',
  changeCart: 'Change the cart',
  before: 'Before',
  now: 'Now',
  placeOrder: 'Order with obligation to pay',
  unsavedAddress:
    'Your address has not been saved yet. Please check your details and then place the order again.',
  addressSaved:
    'Your address is saved now. Please check your details and then place the order again.',
  shippingMethodGone:
    'The delivery method you chose is no longer available for this order. It is now: {name}. Please check your order.',
  paymentMethodGone:
    'The payment method you chose is no longer available for this order. It is now: {name}. Please check your order.',
  orderAgain:
    'Something in your order has changed. Please check it and then place the order again.',
  priceChanged:
    'The total has changed: it was {before} and is now {after}. Please check your order and then place it again.',
  linePriceChanged: '“{name}”: was {before}, is now {after}.',
  stockChanged_one: 'Only {count} piece of “{name}” is left. Please change your cart.',
  stockChanged_other: 'Only {count} pieces of “{name}” are left. Please change your cart.',
  stockGone: '“{name}” is sold out. Please remove it from your cart.',
  couponChanged:
    'The coupon has been used in the meantime or is no longer valid. Please check the new total and then place the order again.',
  tooManyOrders:
    'There have been too many orders from your connection or with this e-mail address in a short time. Your details are saved. Please place the order again from {time}.',
  alreadyOrdered: 'You have already placed this order.',
  error: {
    firstName: { required: 'Please enter your first name.' },
    lastName: { required: 'Please enter your last name.' },
    companyName: { required: 'Please enter the name of the company.' },
    vatNumber: {
      required: 'Please enter the VAT number, or your first and last name.',
      format: 'Please enter the VAT number with its country code, for example DE123456789.',
    },
    streetName: { required: 'Please enter the street.' },
    zipCode: {
      required: 'Please enter the postcode.',
      format: 'Please enter a postcode in the chosen country, for example 10115 for Berlin.',
      notDelivered:
        'We do not deliver to this area: {place}. It is outside the EU VAT area. Please choose another delivery address.',
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
    terms: { required: 'Please accept the terms and conditions so that we can accept your order.' },
    postcode: { required: 'Please enter the postcode.' },
    name: { required: 'Please enter the name.' },
  },
} satisfies typeof German;
