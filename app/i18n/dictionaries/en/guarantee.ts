import type { guarantee as German } from '../de/guarantee';

/** The wording of the notice (up to atNoCost) is that of Regulation (EU) 2025/1960, annex I. */
export const guarantee = {
  title: 'Legal guarantee',
  minimum: 'Minimum two-year legal guarantee protection',
  goods: 'for goods sold in the European Union.',
  rights:
    'Consumers can claim their rights under the legal guarantee of conformity, for example if goods:',
  description: 'do not match the description;',
  function: 'do not function as intended.',
  sellers: 'Sellers are liable',
  liable:
    'for any lack of conformity which existed when the goods were delivered, and which becomes apparent within the legal guarantee period. Sellers in such a situation are required to offer:',
  repair: 'free repair',
  or: 'or',
  replacement: 'free replacement',
  repairEnd: ';',
  inSomeCases: 'in some cases, a',
  reduction: 'price reduction',
  reimbursement: 'full reimbursement',
  reimbursementEnd: '.',
  longer:
    'Some countries have a longer legal guarantee period. For second-hand goods, a shorter period may apply, but not less than one year.',
  more: 'For more information on your rights in a specific country, scan the QR code below or ask the seller.',
  whatToDo: 'What to do if you receive non-conforming goods:',
  contact: 'Contact the seller as soon as possible to report the issue;',
  proof: 'Provide proof of purchase, such as a receipt, invoice, or bank statement.',
  commercial:
    'Sellers and producers may also offer commercial guarantees, which apply independently from the legal guarantee. For example, you may see this GARAN label representing a',
  durability: 'commercial guarantee of durability',
  atNoCost: 'offered by the producer at no additional cost and covering the entire good.',
  qrCode: 'QR code that leads to {address}',
  yourRights: 'Your legal guarantee rights',
  years_one: '{count}-year durability guarantee from the manufacturer',
  years_other: '{count}-year durability guarantee from the manufacturer',
  label:
    'GARAN label. Brand: {maker}, model: {model}, producer guarantee in years: {count}. The QR code leads to {address}.',
  explained:
    'The manufacturer {maker} guarantees the durability of the entire product at no additional cost. The legal guarantee is not affected.',
  aboutLabel: 'What the label means',
} satisfies typeof German;
