import type { retention as German } from '../de/retention';

export const retention = {
  title: 'How long we keep data',
  text: 'The shop deletes data automatically as soon as its period is over. Periods under commercial and tax law begin at the end of the calendar year.',
  data: 'Data',
  period: 'Deleted',
  days_one: '{count} day',
  days_other: '{count} days',
  years_one: '{count} year',
  years_other: '{count} years',
  kind: {
    rateLimits: 'Counters against misuse, with IP address or e-mail address',
    outbox: 'Records of e-mails sent',
    mailFiles: 'Copies of e-mails, if the shop keeps them as files',
    newsletterRequests: 'Newsletter subscriptions that were not confirmed',
    sessions: 'Sessions and the uploaded files in the cart',
    carts: 'Carts and the details entered at the checkout',
    uploads: 'Uploaded files that are not in the cart',
    consents: 'Records of your cookie selection, which do not identify you',
    endedNewsletters: 'Records of newsletter subscriptions that have ended',
    withdrawals: 'Declarations of withdrawal (business letters, § 257 HGB)',
    orders:
      'Name, address, e-mail address and uploaded files in orders (accounting records, § 147 AO)',
  },
  from: {
    rateLimits: 'after the request',
    outbox: 'after sending',
    mailFiles: 'after sending',
    newsletterRequests: 'after subscribing',
    sessions: 'after the last use, and no later than 90 days after the start',
    carts: 'after the last change',
    uploads: 'after uploading, or last adding to the cart',
    consents: 'after the selection',
    endedNewsletters: 'from the end of the year in which the subscription ended',
    withdrawals: 'from the end of the year in which we received it',
    orders: 'from the end of the year of the order',
  },
} satisfies typeof German;
