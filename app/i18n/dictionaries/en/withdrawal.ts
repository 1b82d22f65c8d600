import type { withdrawal as German } from '../de/withdrawal';

export const withdrawal = {
  title: 'Withdraw from contract here',
  intro:
    'You can withdraw from a contract with us here. You do not have to give a reason, and you do not need an account. We will confirm receipt by e-mail at once.',
  name: 'Your name',
  contract: 'Which contract do you want to withdraw from?',
  contractHint: 'Order number or a description, for example “wall paint ordered on 3 November”',
  email: 'E-mail address for the confirmation of receipt',
  items: 'Only some products',
  itemsHint: 'Please leave this empty if you are withdrawing from the whole contract.',
  message: 'Message',
  next: 'Continue to check',
  privacyBefore: 'How we handle your data is explained in our ',
  privacyLink: 'privacy policy',
  privacyAfter: '.',
  checkTitle: 'Check your withdrawal',
  declaration: 'I hereby withdraw from the following contract:',
  confirm: 'Confirm withdrawal',
  change: 'Change details',
  receivedTitle: 'We have received your withdrawal',
  receivedText: 'A confirmation is on its way to {email}. You can also print or save this page.',
  receivedAt: 'Received on',
  receivedNext: 'We will write to you about the next steps for the return and the refund.',
  home: 'Go to the home page',
  error: {
    name: 'Please enter your name.',
    orderId: 'Please describe the contract, for example by its order number.',
  },
} satisfies typeof German;
