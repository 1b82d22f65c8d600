import type { orderLookup as German } from '../de/order-lookup';

/** Finding an order again without an account. */
export const orderLookup = {
  title: 'Find an order',
  text: 'The progress of your order, its tracking and its documents are here, even without an account.',
  orderId: 'Order number',
  orderIdHint: 'You find it in the order confirmation.',
  proof: 'Postcode, last name or company',
  proofHint: 'Of the invoice or delivery address of this order.',
  submit: 'Find the order',
  haveAccount: 'Do you have an account?',
  toAccount: 'Go to your orders',
  error: {
    orderId: 'Please enter the order number in digits, for example 10001.',
    otherAccount:
      'This order belongs to another account than the one you are signed in with. Please sign in with the other one.',
    proof: 'Please enter a postcode, a last name or a company.',
  },
} satisfies typeof German;
