import type { offer as German } from '../de/offer';

export const offer = {
  title: 'Your offer',
  number: 'Offer number',
  validUntil: 'Valid until',
  description: 'Description of {name}',
  note: 'Our message to you',
  goods: 'Products and prices',
  delivery: 'Delivery and payment',
  deliveryBy: '{profile}. Delivery time: {days}.',
  term_one: 'payable within {count} day',
  term_other: 'payable within {count} days',
  accepted: 'You have accepted this offer.',
  acceptedLink: 'View the order',
  short: 'We have fewer of these products than offered at the moment: {names}. Please write to us:',
  giftCards: 'Pay with gift cards',
  giftCardsHint: 'One code a line. What the gift cards do not cover, you pay as offered.',
  acceptTitle: 'Accept the offer',
  acceptText:
    'By accepting you order the products above for {total}. We will send the order confirmation to {email}.',
  vatNumberValid:
    'The VAT number of the billing address has been confirmed by now. This offer includes VAT, and will do so if you accept it. For an offer without VAT, please write to us first.',
  accept: 'Accept offer with obligation to pay',
  rejectTitle: 'Decline the offer',
  rejectText: 'Your message to us',
  reject: 'Decline offer',
  questions: 'Questions about the offer? Please write to us:',
  open: 'View offer',
  state: {
    open: 'Open',
    accepted: 'Accepted',
    rejected: 'Declined',
    expired: 'Expired',
    cancelled: 'Cancelled',
  },
  proofNeeded: 'Please confirm the postcode of this offer.',
} satisfies typeof German;
