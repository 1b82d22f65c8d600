import type { vat as German } from '../de/vat';

/** VAT and VAT numbers; only the server needs these texts. */
export const vat = {
  duties:
    'Delivery to another customs territory: customs duties and import charges may be added and are to be paid on receipt.',
  valid:
    'Your VAT number {number} is confirmed. This order is an intra-Community supply without VAT: you pay {exempt} instead of {taxed}.',
  later:
    'Your VAT number {number} could not be checked yet. That is why we charge VAT: {taxed}. We go on asking: once the number is confirmed, the amount without VAT stands here: {exempt}. If it is confirmed only after your order, we correct the invoice if you wish.',
  invalid:
    'Your VAT number {number} is not valid, the authorities say. That is why we charge VAT: {taxed}. Please check the number in the billing address; with a valid one you pay {exempt}.',
  intraCommunity:
    'Intra-Community supply free of VAT (section 4 no. 1 b, section 6a of the German VAT act).',
  intraCommunityEu: 'Intra-Community supply free of VAT (Article 138 of Directive 2006/112/EC).',
  export: 'Export delivery free of VAT (section 4 no. 1 a of the German VAT act).',
  exportEu: 'Export delivery free of VAT (Article 146 of Directive 2006/112/EC).',
  exportElsewhere: 'Export delivery free of VAT.',
  orderLater:
    'Your VAT number could not be checked when you ordered, so the order contains VAT. We go on asking. If the number is confirmed, we correct the invoice if you wish.',
  orderConfirmed:
    'Your VAT number was confirmed after the order. If you wish we correct the invoice; please write to us.',
  state: { valid: 'confirmed', invalid: 'not valid', later: 'not checked yet' },
  plain: {
    goodsSum: 'Subtotal',
    shipping: 'Delivery',
    paymentFee: 'Payment fee',
    total: 'Total without VAT',
    refund: 'Refund without VAT',
    credit: 'Credit without VAT',
  },
  notice: {
    title: 'VAT number of order {number} confirmed',
    text: 'The VAT number {vatNumber} could not be checked when order {number} was placed, so it contains VAT. Now the number is confirmed{consultation}. The buyer may want the invoice corrected (section 6a of the German VAT act).',
    consultation: ' (consultation {number})',
  },
} satisfies typeof German;
