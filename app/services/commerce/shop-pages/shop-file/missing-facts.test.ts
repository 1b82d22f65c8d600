import { expect, it } from 'vitest';
import { deliveryWay, paymentWay } from '../../../../../tests/support/shop-file';
import { LEGAL_TEXT_TYPES } from '../../../shop-api';
import { missingFacts } from './missing-facts';

const TODAY = '2026-11-26';

type Facts = Parameters<typeof missingFacts>[0];

const text = { title: 'Text', html: '<p>Text</p>' };
const price = { upToGrams: 30_000, price: '5.90', freeFrom: null };
const complete: Facts = {
  name: 'Radhaus',
  seller: {
    name: 'Radhaus GmbH',
    street: 'Ringweg 3',
    postcode: '50667',
    city: 'Köln',
    country: 'DE',
    representative: '',
    email: 'post@radhaus.de',
    phone: '',
    register: '',
    vatId: 'DE136695976',
    taxNumber: '',
  },
  bank: { accountOwner: 'Radhaus GmbH', name: '', iban: 'DE02120300000000202051', swift: '' },
  sender: { name: '', email: 'post@radhaus.de', replyTo: '' },
  languages: ['de', 'en'],
  vat: { DE: [{ from: '2026-11-26', standard: '19.00', reduced: '7.00' }] },
  countries: ['DE', 'AT'],
  payment: [paymentWay('PREPAYMENT')],
  delivery: [deliveryWay(1, { prices: [{ ...price, countries: ['DE', 'AT'] }] })],
  legal: Object.fromEntries(LEGAL_TEXT_TYPES.map((type) => [type, { de: text, en: text }])),
};
const { seller, bank, sender, legal } = complete;
const sample = { title: 'AGB', html: '<p class="sample-note">Mustertext.</p><h2>1. Geltung</h2>' };

it('reports nothing for a complete shop', () => {
  expect(missingFacts(complete, TODAY)).toEqual([]);
});

it.each<[string, Partial<Facts>, string[]]>([
  ['no name', { name: '' }, ['name']],
  ['the default name of a shop', { name: 'Shop' }, ['name']],
  ['no street', { seller: { ...seller, street: '' } }, ['seller.street']],
  ['no mailbox', { seller: { ...seller, email: '' } }, ['seller.email']],
  ['a mailbox of the demo', { seller: { ...seller, email: 'a@rad.example' } }, ['seller.email']],
  ['a VAT number of the demo', { seller: { ...seller, vatId: 'DE000000000' } }, ['seller.vatId']],
  ['neither VAT nor tax number', { seller: { ...seller, vatId: '' } }, ['seller.vatId']],
  ['a tax number alone', { seller: { ...seller, vatId: '', taxNumber: '27/123/45678' } }, []],
  [
    'no account',
    { bank: { ...bank, iban: '', accountOwner: '' } },
    ['bank.accountOwner', 'bank.iban'],
  ],
  [
    'no account without methods by transfer',
    { bank: { ...bank, iban: '' }, payment: [paymentWay('CASH_ON_DELIVERY')] },
    [],
  ],
  [
    'a fee for a transfer or a card',
    {
      payment: [
        paymentWay('PREPAYMENT', { fee: '1.00' }),
        paymentWay('INVOICE'),
        paymentWay('MOLLIE_CREDITCARD', { fee: '0.50' }),
      ],
    },
    ['payment.0.fee', 'payment.2.fee'],
  ],
  [
    'no payment method without a fee for one of its countries',
    {
      payment: [
        paymentWay('INVOICE', { fee: '1.50' }),
        paymentWay('PREPAYMENT', { countries: ['DE'] }),
        paymentWay('GIFT_CARD'),
      ],
    },
    ['payment'],
  ],
  [
    'a fee beside a method without one',
    { payment: [paymentWay('INVOICE', { fee: '1.50' }), paymentWay('PREPAYMENT')] },
    [],
  ],
  [
    'no text in a language of the shop',
    { legal: { ...legal, Shipping: { de: text } } },
    ['legal.Shipping.en'],
  ],
  [
    'no text in another language',
    { languages: ['de'], legal: { ...legal, Shipping: { de: text } } },
    [],
  ],
  ['no VAT', { vat: {} }, ['vat.DE']],
  ['the VAT of another country', { seller: { ...seller, country: 'AT' } }, ['vat.AT']],
  [
    'a future VAT rate',
    { vat: { DE: [{ from: '2026-11-27', standard: '19.00', reduced: '7.00' }] } },
    ['vat.DE'],
  ],
  ['no sender', { sender: { ...sender, email: '' } }, ['sender.email']],
  [
    'a sender of the demo',
    { sender: { name: '', email: 'a@rad.example', replyTo: 'b@rad.example' } },
    ['sender.email', 'sender.replyTo'],
  ],
  [
    'no imprint',
    { legal: { ...legal, LegalDisclosure: { en: text } } },
    ['legal.LegalDisclosure.de'],
  ],
  [
    'an empty text',
    { legal: { ...legal, Shipping: { de: text, en: { title: 'Delivery', html: ' ' } } } },
    ['legal.Shipping.en'],
  ],
  [
    'a sample text',
    { legal: { ...legal, TermsConditions: { de: sample, en: text } } },
    ['legal.TermsConditions.de'],
  ],
  ['no countries', { countries: [] }, ['countries']],
  ['no payment method', { payment: [] }, ['payment']],
  ['no delivery', { delivery: [] }, ['delivery']],
  [
    'a country without a delivery price',
    { delivery: [deliveryWay(1, { prices: [{ ...price, countries: ['DE'] }] })] },
    ['countries.1'],
  ],
])('reports %s', (_case, changed, paths) => {
  expect(missingFacts({ ...complete, ...changed }, TODAY).map(({ path }) => path)).toEqual(paths);
});
