import type { withdrawal as German } from '../de/withdrawal';

export const withdrawal = {
  title: 'Withdraw from contract here',
  intro:
    'Here you withdraw from a contract with us. You need not give a reason and need no account. We confirm receipt by e-mail at once.',
  name: 'Your name',
  contract: 'Which contract do you want to withdraw from?',
  contractHint: 'Order number or a description, for example “wall paint of 3 November”',
  email: 'E-mail address for the confirmation of receipt',
  items: 'Only some items',
  itemsHint: 'Leave empty to withdraw from the whole contract.',
  message: 'Message',
  next: 'Continue to check',
  privacyBefore: 'How we handle your data is described in the ',
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
  home: 'To the home page',
  error: {
    name: 'Enter your name.',
    orderId: 'Describe the contract, for example by its order number.',
    email: 'Enter a valid e-mail address, for example name@example.com.',
    characters: 'Please remove invisible control characters from the text.',
    tooLong: 'The text is too long, please shorten it.',
  },
} satisfies typeof German;
