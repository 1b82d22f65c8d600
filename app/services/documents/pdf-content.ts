import { countryName } from '~/i18n/country-name';
import { integer, money, percent } from '~/i18n/format';
import { date } from '~/i18n/instant';
import { translatorFor } from '~/i18n/translate.server';
import type { Translator } from '~/i18n/translator';
import { addressLines } from '../order-text/address-lines';
import { exemptionText, isExempt } from '../order-text/vat-notes';
import { detailsOf, goodsOf } from '../order-text/goods-lines';
import {
  ORDER_DATE_TYPE,
  type Cents,
  type Order,
  type OrderItem,
  type ShopConfiguration,
} from '../shop-api';
import { askedFor } from './asked-for';
import type { DocumentFacts } from './document-facts';
import { giftCardParts } from './gift-card-parts';
import type { Fact, GoodsRow, PdfDocument, PdfPart } from './pdf-document';
import { isPaidByTransfer } from './paid-by-transfer';
import { paymentTerms } from './payment-terms';
import { transferParts } from './transfer-part';

/**
 * Composes a document in the language of its order. Amounts are those of the order; an invoice has
 * all content that § 14(4) UStG requires (L-70).
 */
export function composePdf(facts: DocumentFacts): PdfDocument {
  const { order, configuration, madeAt } = facts;
  const { t } = translatorFor(order.locale);
  const { seller } = configuration;
  // A gift must not show the order it comes from.
  const isGift = facts.kind === 'giftCards';
  const title = isGift ? t('document.type.giftCards') : documentTitle(facts);
  return {
    lang: order.locale,
    title,
    shopName: configuration.shopName,
    logo: facts.logo,
    ...(isGift
      ? { sender: '', recipient: [], facts: [], parts: giftCardParts(facts) }
      : letterParts(facts, t)),
    footer: [
      [...sellerAddress(seller), country(facts)],
      [seller.email, seller.phone],
      [
        seller.representative && t('mail.seller.representative', { name: seller.representative }),
        seller.register,
        seller.vatId && t('mail.seller.vatId', { number: seller.vatId }),
        seller.taxNumber && t('mail.seller.taxNumber', { number: seller.taxNumber }),
      ],
    ].map((lines) => lines.filter(Boolean)),
    pageLabel: (page, pages) => t('document.page', { page, pages }),
    madeAt,
  };
}

function letterParts(facts: DocumentFacts, t: T) {
  return {
    sender: senderOf(facts).join(' · '),
    recipient: recipientOf(facts),
    facts: headFacts(facts, t).filter(({ value }) => value !== ''),
    parts: [
      paragraph(intro(facts, t)),
      goods(facts, t),
      ...(isPriced(facts) ? [sums(facts, t), ...payment(facts, t)] : []),
      ...(buysGiftCards(facts) ? [paragraph(t('giftCard.taxedLater'))] : []),
      ...(isTaxed(facts) && isExempt(facts.order) ? [paragraph(exemption(facts, t))] : []),
      ...(facts.isEInvoice ? [paragraph(t('document.machineReadable'))] : []),
    ],
  };
}

/** Returns the title of a document; the reversal of an invoice has a separate one. */
export function documentTitle({ kind, number, refersTo, order }: DocumentFacts): string {
  const { t } = translatorFor(order.locale);
  const isReversedInvoice = kind === 'reversalDocument' && refersTo !== null;
  const type = kind === 'deliveryNote' && order.pickup ? 'pickupDelivery' : kind;
  const name = isReversedInvoice ? t('document.reversedInvoice') : t(`document.type.${type}`);
  return `${name} ${number}`;
}

type T = Translator['t'];

function paragraph(text: string): PdfPart {
  return { kind: 'paragraph', text };
}

/** The sender in one line: the shop, or the customer for a return. */
function senderOf({ kind, order, configuration }: DocumentFacts): string[] {
  if (kind !== 'returnNote') return sellerAddress(configuration.seller);
  return addressLines(order.deliveryAddress);
}

function sellerAddress({ name, street, postcode, city }: ShopConfiguration['seller']): string[] {
  return [name, street, `${postcode} ${city}`.trim()].filter(Boolean);
}

/** The delivery address for goods, or the shop for a return; otherwise the billing address. */
function recipientOf(facts: DocumentFacts): string[] {
  const { kind, order, configuration } = facts;
  const { seller } = configuration;
  if (kind === 'returnNote') {
    return [...sellerAddress(seller), country(facts)].filter(Boolean);
  }
  return addressLines(kind === 'deliveryNote' ? order.deliveryAddress : order.billingAddress);
}

function headFacts(facts: DocumentFacts, t: T): Fact[] {
  const { kind, order, refersTo, orderNumber } = facts;
  const day = (instant: string) => date(instant, order.locale, 'short');
  const isOwnOrder = orderNumber === order.id;
  return [
    { label: t('document.number'), value: facts.number },
    { label: t('document.date'), value: day(facts.madeAt) },
    { label: t('document.refersTo'), value: refersTo?.number ?? '' },
    { label: t('document.returnNumber'), value: isOwnOrder ? '' : String(order.id) },
    { label: t('document.orderNumber'), value: String(orderNumber) },
    { label: t('document.orderDate'), value: isOwnOrder ? day(order.createdAt) : '' },
    ...(kind === 'invoice' || kind === 'deliveryNote'
      ? [{ label: t('document.deliveryDate'), value: sentOn(order, day) }]
      : []),
    { label: t('document.customerSign'), value: order.customerSign },
    { label: t('checkout.shippingAddress'), value: otherAddress(facts) },
    ...(isPriced(facts)
      ? [{ label: t('document.vatNumber'), value: order.billingAddress.vatNumber }]
      : []),
  ];
}

function sentOn({ dates }: Order, day: (instant: string) => string): string {
  const sent = dates.find(({ typeId }) => typeId === ORDER_DATE_TYPE.deliveryDate);
  return sent ? day(sent.date) : '';
}

function intro(facts: DocumentFacts, t: T): string {
  const { kind, order, refersTo, orderNumber } = facts;
  const ordered = { date: date(order.createdAt, order.locale), number: orderNumber };
  if (kind === 'creditNote' || kind === 'reversalDocument') {
    return refersTo
      ? t(`document.intro.${kind}`, {
          number: refersTo.number,
          date: date(refersTo.madeAt, order.locale),
        })
      : t(`document.intro.${kind}OfOrder`, ordered);
  }
  return t(`document.intro.${kind === 'deliveryNote' && order.pickup ? 'pickup' : kind}`, ordered);
}

/** Does it show prices? A delivery note does not, nor a reversal without an invoice. */
function isPriced({ kind, refersTo }: DocumentFacts): boolean {
  if (kind === 'reversalDocument') return refersTo !== null;
  return kind !== 'deliveryNote' && kind !== 'returnNote';
}

/** Is VAT due with it now? */
function isTaxed(facts: DocumentFacts): boolean {
  return isPriced(facts) && facts.kind !== 'receipt';
}

function exemption({ order, configuration }: DocumentFacts, t: T): string {
  return exemptionText(order, configuration.seller.country, { t });
}

function buysGiftCards(facts: DocumentFacts): boolean {
  return isPriced(facts) && facts.order.orderItems.some(({ isGiftCard }) => isGiftCard);
}

/** A reversal shows the sums of its invoice with the opposite sign. */
function amountOf({ kind, order }: DocumentFacts): (cents: Cents) => string {
  const sign = kind === 'reversalDocument' ? -1 : 1;
  return (cents) => money(cents === 0 ? 0 : sign * cents, order.locale, order.currency);
}

function goods(facts: DocumentFacts, t: T): PdfPart {
  const { order, kind } = facts;
  const amount = amountOf(facts);
  const rows = goodsOf(order).map((item): GoodsRow => {
    const quantity = integer(item.quantity, order.locale);
    const prices = [
      amount(item.amounts[0]?.priceOriginalGross ?? 0),
      item.isGiftCard ? '–' : ratesOf(item, order.locale),
      amount(item.lineTotal),
    ];
    return {
      name: item.orderItemName,
      details: [
        ...(item.number ? [t('document.itemNumber', { number: item.number })] : []),
        ...detailsOf(item, order, isPriced(facts)),
        ...(item.isMadeToOrder && kind === 'orderConfirmation' ? [t('cart.madeToOrder')] : []),
        ...(item.returnReason && kind === 'returnNote'
          ? [t('document.returnReason', { reason: item.returnReason.name })]
          : []),
      ],
      amounts: isPriced(facts) ? [quantity, ...prices] : [quantity],
    };
  });
  const columns = [
    { label: t('document.quantity'), width: 46 },
    { label: t('document.unitPrice'), width: 70 },
    { label: t('document.vatRate'), width: 46 },
    { label: t('document.lineTotal'), width: 76 },
  ];
  return {
    kind: 'goods',
    name: t('document.goods'),
    columns: isPriced(facts) ? columns : columns.slice(0, 1),
    rows,
  };
}

/** Most goods have one rate, a set may have several. */
function ratesOf({ vatRate, vatShares }: OrderItem, locale: Order['locale']): string {
  const rates = vatShares?.map(({ rate }) => rate) ?? [vatRate];
  return rates.map((rate) => percent(rate / 10_000, locale, 2)).join(', ');
}

/** The same numbers as on page and in mail (R27): gross sums, and net and VAT of each rate. */
function sums(facts: DocumentFacts, t: T): PdfPart {
  const { totals, locale } = facts.order;
  const amount = amountOf(facts);
  const isPlain = isExempt(facts.order);
  const label = t(isPlain ? 'vat.plain.total' : 'document.total');
  const total = { label, value: amount(totals.totalGross), strong: true };
  if (facts.kind === 'receipt') {
    return { kind: 'sums', rows: [{ ...total, label: t('document.receiptTotal') }] };
  }
  return {
    kind: 'sums',
    rows: [
      {
        label: t(isPlain ? 'vat.plain.goodsSum' : 'document.goodsSum'),
        value: amount(totals.itemSumGross),
      },
      ...(totals.couponValue > 0
        ? [
            {
              // A return has no code, only its share of the order's discount.
              label: totals.couponCode
                ? t('document.couponCode', { code: totals.couponCode })
                : t('mail.refundMade.discount'),
              value: amount(-totals.couponValue),
            },
          ]
        : []),
      ...(totals.shippingGross > 0 || (facts.kind !== 'creditNote' && facts.order.needsDelivery)
        ? [
            {
              label: t(
                isPlain
                  ? 'vat.plain.shipping'
                  : facts.order.pickup
                    ? 'document.pickupSum'
                    : 'document.shippingSum',
              ),
              value: amount(totals.shippingGross),
            },
          ]
        : []),
      ...(totals.paymentFeeGross > 0
        ? [
            {
              label: t(isPlain ? 'vat.plain.paymentFee' : 'document.paymentFeeSum'),
              value: amount(totals.paymentFeeGross),
            },
          ]
        : []),
      total,
      ...totals.vats.flatMap(({ rate, value, net }) => {
        const named = { rate: percent(rate / 10_000, locale, 2) };
        return [
          { label: t('document.netOf', named), value: amount(net) },
          { label: t('document.vatOf', named), value: amount(value) },
        ];
      }),
      // Below the VAT, because payments do not reduce it.
      ...paidRows(facts, t),
    ],
  };
}

/** Payments so far and the rest: gift cards, and partial payments. */
function paidRows(facts: DocumentFacts, t: T): Fact[] {
  if (!asksForMoney(facts)) return [];
  const { byGiftCards, byMoney, open } = askedFor(facts.order);
  const amount = amountOf(facts);
  return [
    ...(byGiftCards > 0
      ? [
          { label: t('cart.giftCards'), value: amount(-byGiftCards) },
          { label: t('cart.openAmount'), value: amount(open + byMoney) },
        ]
      : []),
    ...(byMoney > 0
      ? [
          { label: t('order.balance.paid'), value: amount(-byMoney) },
          { label: t('order.balance.due'), value: amount(open) },
        ]
      : []),
  ];
}

function asksForMoney({ kind }: DocumentFacts): boolean {
  return kind === 'invoice' || kind === 'orderConfirmation';
}

function payment(facts: DocumentFacts, t: T): PdfPart[] {
  const { order, configuration } = facts;
  const parts: PdfPart[] = [
    { kind: 'heading', text: t('document.payment') },
    paragraph(paymentTerms(facts)),
  ];
  const isOwed = ['unpaid', 'partlyPaid', 'unknown'].includes(order.paymentStatusKey);
  const byTransfer = isPaidByTransfer(order.paymentKey);
  if (!asksForMoney(facts) || !isOwed || !byTransfer || !configuration.bank.iban) return parts;
  return transferParts(facts, askedFor(order).open);
}

/** The delivery address, if it differs from the billing address. */
function otherAddress({ kind, order }: DocumentFacts): string {
  const lines = addressLines(order.deliveryAddress).join('\n');
  const isShown = kind === 'invoice' || kind === 'orderConfirmation';
  return isShown && lines !== addressLines(order.billingAddress).join('\n') ? lines : '';
}

function country({ configuration: { seller }, order }: DocumentFacts): string {
  return seller.country && countryName(seller.country, order.locale);
}
