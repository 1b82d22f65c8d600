import type { dataRequest as German } from '../de/data-request';

/** Access to their data for guests (Art. 15 GDPR). */
export const dataRequest = {
  title: 'Data about your e-mail address',
  text: 'We send a link to your e-mail address. It shows what we keep about it, even without a customer account: orders, withdrawals, messages, newsletter. You can read it and download it as a file.',
  submit: 'Request the link',
  sent: 'We have sent a link to this address. Please check your spam folder too. We send no more than three a day to one address.',
  account: 'Do you have a customer account?',
  toAccount: 'Download the data of the account',
  rights: 'Would you like to have data corrected or deleted?',
  toContact: 'Write to us',
  openText:
    'The link can be opened once. After that you have {minutes} minutes to download your data.',
  open: 'See the data',
  opened: 'Your data is ready. Please download it within {minutes} minutes.',
  over: 'This link has been used already or is out of date. Please request a new one.',
  again: 'Request a new link',
  invite: 'We send you what is kept about your e-mail address when you ask for it:',
} satisfies typeof German;
