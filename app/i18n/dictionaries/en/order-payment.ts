import type { orderPayment as German } from '../de/order-payment';

export const orderPayment = {
  title: 'Change payment method',
  lead: 'Order {number}: {total} is still to be paid. The amount is the same with every payment method.',
  chosen: 'Chosen so far: {method}.',
  notCompleted:
    'Your payment was not completed. Please try again or choose another payment method.',
  inProgress:
    'Your payment is being processed. As soon as it is complete, you will see it with your order.',
  toPay: 'Your order is saved but not yet paid.',
  payNow: 'Pay now',
  payOnceMore: 'Pay again',
  otherWay: 'Choose another payment method',
  notStarted:
    'Your order is saved, but the payment could not be started yet. Please try again in {seconds} seconds or choose another payment method.',
  disturbed:
    'Online payment is disturbed at the moment. You can order all the same and pay later, or choose another payment method.',
  authorized: 'Your payment is reserved. We collect the money only when we send the goods.',
  underReview:
    'Your payment is being checked, because the answer of the payment service does not match this order. We will contact you. Please do not pay again.',
  refunding: 'Your money is going back the way you paid. This can take a few days.',
  chargedBack: 'Your bank has taken back the payment for this order. Please contact us.',
  failed: 'The payment was refused.',
  canceled: 'The payment was cancelled.',
  expired: 'The payment has expired.',
  confirming: 'Your payment is being confirmed',
  confirmingLead:
    'Order {number}: We are waiting for the answer of the payment service. This page asks again every {seconds} seconds by itself.',
  confirmingLater:
    'Order {number}: The payment service has not answered yet. We will write to you as soon as the payment is confirmed. You can close this page.',
  confirmAgain: 'Update status',
  toOrder: 'To the order',
  card: {
    holder: 'Name on the card',
    number: 'Card number',
    expiry: 'Valid until',
    code: 'Security code',
    hint: 'These details go to our payment service in encrypted form, not to us. If you leave the fields empty, it asks for them after the order.',
  },
  fixed: 'The payment method of this order can no longer be changed. Payment method: {method}.',
  none: 'No payment method is available for this order at the moment. Please contact us.',
  submit: 'Use this payment method',
  changed:
    'The payment method has been changed. How you pay now is on this page. We confirm the first changes within an hour by e-mail as well.',
  kept: 'The payment method stays as it was.',
  backToOrder: 'Back to the order',
  express: {
    button: 'Straight to PayPal',
    hint: 'You pay first, then look over the order and place it. Without an order the money goes back after an hour.',
    /** Shown by PayPal. */
    description: 'Purchase',
    paid: 'You have paid {amount} with PayPal. Look over your details and place the order. Without an order the money goes back within an hour.',
    otherSum:
      'You have paid {amount} with PayPal, and the order costs {total} now. After the order you pay {total} at PayPal, and {amount} goes back.',
    notAvailable: 'This cart cannot be paid with PayPal.',
    notStarted:
      'PayPal does not answer at the moment. Please try again later, or go to the checkout.',
    waiting: 'PayPal has not confirmed the payment yet. Your cart is still here.',
    notPaid: 'Nothing was paid at PayPal. Your cart is still here.',
    incomplete: 'PayPal has paid. Please complete your details for the order.',
  },
  providerDescription: 'Order {number}',
} satisfies typeof German;
