import type { orderPayment as German } from '../de/order-payment';

export const orderPayment = {
  title: 'Change payment method',
  payAgain: 'Pay again or change payment method',
  lead: 'Order {number}: {total} is still to be paid. The amount is the same with every payment method.',
  chosen: 'Chosen so far: {method}.',
  notCompleted:
    'Your payment was not completed. Please try again or choose another payment method.',
  inProgress:
    'Your payment is being processed. As soon as it is complete, you will see it with your order.',
  fixed: 'The payment method of this order can no longer be changed. Payment method: {method}.',
  none: 'No payment method is available for this order at the moment. Please contact us.',
  submit: 'Use this payment method',
  changed:
    'The payment method has been changed. How you pay now is on this page. We confirm the first changes within an hour by e-mail as well.',
  kept: 'The payment method stays as it was.',
  backToOrder: 'Back to the order',
  providerDescription: 'Order {number}',
} satisfies typeof German;
