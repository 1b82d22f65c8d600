import type { contact as German } from '../de/contact';

export const contact = {
  title: 'Contact',
  intro:
    'Write to us if you have a question about products, delivery or your order. We reply by e-mail.',
  otherWays: 'You can also reach us here:',
  name: 'Your name',
  emailHint: 'We will reply to this address.',
  subject: 'Subject',
  aboutReview: 'Report review {number}',
  orderNumber: 'Order number',
  orderHint: 'If it is about an order. You will find the number in the order confirmation.',
  message: 'Your message',
  copy: 'Send a copy to my e-mail address',
  copyHint:
    'It repeats your words only to the confirmed address of your customer account. To any other address we confirm receipt, a few times an hour.',
  privacyBefore: 'I have read the ',
  privacyLink: 'privacy policy',
  privacyAfter: '.',
  submit: 'Send message',
} satisfies typeof German;
