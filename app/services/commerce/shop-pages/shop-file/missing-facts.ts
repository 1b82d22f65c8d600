import { isPaidByTransfer } from '../../../documents/paid-by-transfer';
import { LEGAL_TEXT_TYPES } from '../../../shop-api';
import { GIFT_CARD_KEY } from '../../sale/payments/gift-card';
import { UNNAMED } from '../configuration/get-configuration';
import type { Fault } from './fault';
import type { WholeShop } from './read-shop';

type Facts = Pick<
  WholeShop,
  | 'name'
  | 'seller'
  | 'bank'
  | 'sender'
  | 'languages'
  | 'vat'
  | 'countries'
  | 'payment'
  | 'delivery'
  | 'legal'
>;

/** The seller: § 5 DDG for the imprint, § 14 (4) UStG for the invoice. */
const SELLER = ['name', 'street', 'postcode', 'city', 'country', 'email'] as const;

/** Transfers and cards, for which no fee is allowed (§ 270a BGB). */
const WITHOUT_FEE =
  /^(PREPAYMENT|MOLLIE_(CREDITCARD|APPLEPAY|GOOGLEPAY|BANKTRANSFER|DIRECTDEBIT))$/;

/** The note above the texts of the demo, and patterns of its facts: no shop may open with them. */
const SAMPLE_NOTE = /sample-note/;
const SAMPLE_HOST = /@([^@]+\.)?example(\.(com|net|org))?$/i;
const SAMPLE_VAT_ID = /^[A-Z]{2}0+$/;

/**
 * Facts that a shop cannot open without and that are missing, by the paths of its file. `today` is
 * an ISO date in its time zone.
 */
export function missingFacts(shop: Facts, today: string): Fault[] {
  return [
    ...missingVat(shop, today),
    ...missingNames(shop),
    ...missingBank(shop),
    ...missingSender(shop),
    ...missingTexts(shop),
    ...missingWays(shop),
    ...wrongFees(shop),
  ];
}

function missingNames({ name, seller }: Facts): Fault[] {
  const faults = SELLER.filter((key) => seller[key] === '').map((key) => ({
    path: `seller.${key}`,
    problem: 'is missing: it belongs in the imprint and on invoices',
  }));
  if (seller.vatId === '' && seller.taxNumber === '') {
    faults.push({
      path: 'seller.vatId',
      problem: 'is missing, and so is taxNumber: one of them belongs on invoices',
    });
  }
  if (name === '' || name === UNNAMED) faults.unshift({ path: 'name', problem: 'is missing' });
  if (SAMPLE_HOST.test(seller.email)) {
    faults.push({ path: 'seller.email', problem: 'is a sample: no mail arrives there' });
  }
  if (SAMPLE_VAT_ID.test(seller.vatId)) {
    faults.push({ path: 'seller.vatId', problem: 'is a sample' });
  }
  return faults;
}

/** Every price states its VAT (§ 3 (1) PAngV), which is that of the seller's country. */
function missingVat({ vat, seller: { country } }: Facts, today: string): Fault[] {
  if (country === '' || vat[country]?.some(({ from }) => from <= today)) return [];
  return [{ path: `vat.${country}`, problem: 'names no rate for today: prices are shown with it' }];
}

function missingBank({ bank, payment }: Facts): Fault[] {
  if (!payment.some(({ key }) => isPaidByTransfer(key))) return [];
  return (['accountOwner', 'iban'] as const)
    .filter((key) => bank[key] === '')
    .map((key) => ({
      path: `bank.${key}`,
      problem: 'is missing: shoppers who pay by transfer need it',
    }));
}

/** The sender of mails: servers trust a mailbox of the shop's host, and shoppers reply to it. */
function missingSender({ sender }: Facts): Fault[] {
  if (sender.email === '') {
    return [{ path: 'sender.email', problem: 'is missing: mails need a mailbox they come from' }];
  }
  return (['email', 'replyTo'] as const)
    .filter((key) => SAMPLE_HOST.test(sender[key]))
    .map((key) => ({ path: `sender.${key}`, problem: 'is a sample: no mail arrives there' }));
}

function missingTexts({ legal, languages }: Facts): Fault[] {
  return LEGAL_TEXT_TYPES.flatMap((type) =>
    languages.flatMap((lang) => {
      const html = legal[type]?.[lang]?.html ?? '';
      const path = `legal.${type}.${lang}`;
      if (html.trim() === '') return [{ path, problem: 'is missing' }];
      return SAMPLE_NOTE.test(html) ? [{ path, problem: 'is a sample text of the demo' }] : [];
    }),
  );
}

function missingWays({ countries, payment, delivery }: Facts): Fault[] {
  const reached = new Set(delivery.flatMap(({ prices }) => prices.flatMap((p) => p.countries)));
  const needed = { countries, payment, delivery };
  const faults = Object.entries(needed)
    .filter(([, entries]) => entries.length === 0)
    .map(([path]) => ({ path, problem: 'is empty: nobody can order' }));
  if (delivery.length > 0) {
    for (const [at, country] of countries.entries()) {
      if (reached.has(country)) continue;
      faults.push({ path: `countries.${at}`, problem: `no delivery has a price for ${country}` });
    }
  }
  return faults;
}

/** A fee is valid only beside a common payment method without one (§ 312a (4) no. 1 BGB). */
function wrongFees({ countries, payment }: Facts): Fault[] {
  const isFree = ({ fee }: { fee: string }) => Number(fee) === 0;
  const ways = payment.filter(({ key }) => key !== GIFT_CARD_KEY);
  const onlyWithFee = countries.filter((country) => {
    const offered = ways.filter((way) => way.countries?.includes(country) ?? true);
    return offered.length > 0 && !offered.some(isFree);
  });
  const problem = 'is asked for a transfer or a card, which is void (§ 270a BGB)';
  return [
    ...payment.flatMap((way, at) =>
      isFree(way) || !WITHOUT_FEE.test(way.key.toUpperCase())
        ? []
        : [{ path: `payment.${at}.fee`, problem }],
    ),
    ...onlyWithFee.map((country) => ({
      path: 'payment',
      problem: `no way to pay without a fee is offered to ${country} (§ 312a (4) BGB)`,
    })),
  ];
}
