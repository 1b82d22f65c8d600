import type { Invoice } from '@e-invoice-eu/core';
import { plainDecimal } from '~/lib/plain-decimal';
import type { NetRate } from '~/lib/net-parts';
import { isMemberState } from '~/lib/member-states';
import { onShopClock } from '~/lib/shop-time';
import { translatorFor } from '~/i18n/translate.server';
import { detailsOf } from '../order-text/goods-lines';
import { exemptionText, isExempt } from '../order-text/vat-notes';
import {
  isPaid,
  type Cents,
  type Order,
  type OrderAddress,
  type ShopConfiguration,
} from '../shop-api';
import { askedFor } from './asked-for';
import type { DocumentFacts } from './document-facts';
import { netLines } from './net-lines';
import { isPaidByTransfer } from './paid-by-transfer';
import { paymentTerms } from './payment-terms';
import { withPrecedingInvoice } from './preceding-invoice';

/** The recipients of an e-invoice, by its BT-24. */
const PROFILES = {
  /** Inside the PDF (ZUGFeRD, Factur-X). */
  facturX: 'urn:cen.eu:en16931:2017',
  xrechnung: 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0',
} as const;

/** UNTDID 1001: an invoice, and a credit note. */
const TYPE_CODE = { invoice: '380', credit: '381' };
/** Why a delivery has no VAT: UNTDID 5305, and the reason code of the CEF list. */
const EXEMPTIONS: Readonly<Record<string, { category: string; code: string }>> = {
  export: { category: 'G', code: 'VATEX-EU-G' },
  intraCommunity: { category: 'K', code: 'VATEX-EU-IC' },
};
/** UNECE Rec 20: pieces. */
const PIECE = 'H87';

/** Can the seller write e-invoices? Needs address, VAT number, contact (BR-CO-26, BR-DE-5 to 7). */
export function isKnownSeller({ seller }: ShopConfiguration): boolean {
  const { name, street, postcode, city, vatId, email, phone } = seller;
  const isComplete = [name, street, postcode, city, vatId, email, phone].every(Boolean);
  return isComplete && isCountryCode(seller.country);
}

/** Returns an invoice, credit note or reversal as UN/CEFACT CII by EN 16931 (L-71). */
export async function eInvoiceXml(
  facts: DocumentFacts,
  profile: keyof typeof PROFILES,
): Promise<string> {
  // Loaded for the first e-invoice, because few processes need it. Its InvoiceService would compile
  // a JSON schema for every invoice; the tests check this output instead.
  const { FormatFactoryService } = await import('@e-invoice-eu/core');
  const format = new FormatFactoryService().createFormatService('CII', SILENT);
  const invoice = eInvoiceData(facts, profile);
  format.fillInvoiceDefaults(invoice);
  const xml = String(await format.generate(invoice, { format: 'cii', lang: facts.order.locale }));
  return withPrecedingInvoice(xml, facts.refersTo);
}

const nothing = () => {};
const SILENT = { log: nothing, warn: nothing, error: nothing };

/** The invoice in the format of the library, without characters invalid in XML. */
export function eInvoiceData(facts: DocumentFacts, profile: keyof typeof PROFILES): Invoice {
  return JSON.parse(JSON.stringify(invoiceOf(facts, PROFILES[profile])), (_name, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(NOT_XML, '') : value,
  ) as Invoice;
}

const NOT_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

function invoiceOf(facts: DocumentFacts, customization: string) {
  const { order, configuration, refersTo } = facts;
  const { lines, rates } = netLines(order);
  const sign = order.customerSign || String(facts.orderNumber);
  // An intra-community supply needs a delivery date (BR-IC-11); its correction has its own.
  const sentAt =
    order.dates[0]?.date ?? (order.vatCase === 'intraCommunity' ? facts.madeAt : undefined);
  return {
    'ubl:Invoice': {
      'cbc:CustomizationID': customization,
      'cbc:ID': facts.number,
      'cbc:IssueDate': day(facts.madeAt),
      'cbc:InvoiceTypeCode': facts.kind === 'invoice' ? TYPE_CODE.invoice : TYPE_CODE.credit,
      'cbc:DocumentCurrencyCode': order.currency,
      'cbc:BuyerReference': sign,
      'cac:OrderReference': { 'cbc:ID': sign, 'cbc:SalesOrderID': String(facts.orderNumber) },
      ...(refersTo && {
        'cac:BillingReference': [
          {
            'cac:InvoiceDocumentReference': {
              'cbc:ID': refersTo.number,
              'cbc:IssueDate': day(refersTo.madeAt),
            },
          },
        ],
      }),
      'cac:AccountingSupplierParty': { 'cac:Party': sellerParty(configuration) },
      'cac:AccountingCustomerParty': { 'cac:Party': buyerParty(facts) },
      'cac:Delivery': {
        ...(sentAt && { 'cbc:ActualDeliveryDate': day(sentAt) }),
        // Goods that are picked up are handed over by the seller.
        ...(order.pickup
          ? { 'cac:DeliveryLocation': { 'cac:Address': sellerAddress(configuration.seller) } }
          : {
              'cac:DeliveryLocation': {
                'cac:Address': addressOf(order.deliveryAddress, facts.countries.delivery),
              },
              'cac:DeliveryParty': {
                'cac:PartyName': { 'cbc:Name': nameOf(order.deliveryAddress) },
              },
            }),
      },
      'cac:PaymentMeans': [paymentMeans(facts)],
      'cac:PaymentTerms': { 'cbc:Note': paymentTerms(facts) },
      ...allowancesAndCharges(facts, rates),
      'cac:TaxTotal': [taxTotal(facts, rates)],
      'cac:LegalMonetaryTotal': monetaryTotal(facts, lines, rates),
      'cac:InvoiceLine': lines.map(({ item, rate, net }, index) => ({
        'cbc:ID': String(index + 1),
        'cbc:InvoicedQuantity': String(item.quantity),
        'cbc:InvoicedQuantity@unitCode': PIECE,
        ...money('cbc:LineExtensionAmount', net, order.currency),
        'cac:Item': {
          ...description(detailsOf(item, order)),
          'cbc:Name': item.orderItemName,
          ...(item.number && { 'cac:SellersItemIdentification': { 'cbc:ID': item.number } }),
          'cac:ClassifiedTaxCategory': taxCategory(facts, rate),
        },
        // The price of all pieces together is exact, unlike that of one.
        'cac:Price': {
          ...money('cbc:PriceAmount', net, order.currency),
          'cbc:BaseQuantity': String(item.quantity),
          'cbc:BaseQuantity@unitCode': PIECE,
        },
      })),
    },
  };
}

function sellerAddress({ street, city, postcode, country }: ShopConfiguration['seller']) {
  return {
    'cbc:StreetName': street,
    'cbc:CityName': city,
    'cbc:PostalZone': postcode,
    'cac:Country': { 'cbc:IdentificationCode': country },
  };
}

function sellerParty({ seller }: ShopConfiguration) {
  return {
    ...electronicAddress(seller.email),
    'cac:PostalAddress': sellerAddress(seller),
    'cac:PartyTaxScheme': [taxNumber(seller.vatId)],
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': seller.name },
    'cac:Contact': {
      'cbc:Name': seller.representative || seller.name,
      'cbc:Telephone': seller.phone,
      'cbc:ElectronicMail': seller.email,
    },
  };
}

function buyerParty({ order: { billingAddress: buyer }, countries }: DocumentFacts) {
  const person = `${buyer.firstName} ${buyer.lastName}`.trim();
  return {
    ...electronicAddress(buyer.email),
    'cac:PostalAddress': addressOf(buyer, countries.billing),
    ...(buyer.vatNumber && { 'cac:PartyTaxScheme': taxNumber(buyer.vatNumber) }),
    'cac:PartyLegalEntity': { 'cbc:RegistrationName': nameOf(buyer) },
    ...(person && { 'cac:Contact': { 'cbc:Name': person } }),
  };
}

/** EAS: an e-mail address. */
function electronicAddress(email: string) {
  if (!email) return {};
  return { 'cbc:EndpointID': email, 'cbc:EndpointID@schemeID': 'EM' };
}

function addressOf(address: OrderAddress, country: string) {
  return {
    'cbc:StreetName': `${address.streetName} ${address.apartment}`.trim(),
    // Parcel stations need it to accept a parcel (BT-76).
    ...(address.postNumber && { 'cbc:AdditionalStreetName': address.postNumber }),
    'cbc:CityName': address.city,
    'cbc:PostalZone': address.zipCode,
    ...(address.stateName && { 'cbc:CountrySubentity': address.stateName }),
    'cac:Country': { 'cbc:IdentificationCode': country },
  };
}

function nameOf({ companyName, firstName, lastName }: OrderAddress): string {
  return companyName || `${firstName} ${lastName}`.trim();
}

function taxNumber(number: string) {
  return {
    'cbc:CompanyID': number.replaceAll(/[\s.-]/g, '').toUpperCase(),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  };
}

/** UNTDID 4461: SEPA transfer to our account, cash to the carrier, or a payment service. */
function paymentMeans({ order, orderNumber, configuration: { bank } }: DocumentFacts) {
  if (order.paymentKey.toUpperCase() === 'CASH_ON_DELIVERY')
    return { 'cbc:PaymentMeansCode': '10' };
  if (!isPaidByTransfer(order.paymentKey)) return { 'cbc:PaymentMeansCode': '68' };
  if (!bank.iban) return { 'cbc:PaymentMeansCode': '1' };
  return {
    'cbc:PaymentMeansCode': '58',
    'cbc:PaymentID': String(orderNumber),
    'cac:PayeeFinancialAccount': {
      'cbc:ID': bank.iban.replaceAll(/\s/g, ''),
      ...(bank.accountOwner && { 'cbc:Name': bank.accountOwner }),
      ...(bank.swift && { 'cac:FinancialInstitutionBranch': { 'cbc:ID': bank.swift } }),
    },
  };
}

/** Delivery, payment fee and coupon of each rate. */
function allowancesAndCharges(facts: DocumentFacts, rates: NetRate[]) {
  const { order } = facts;
  const { t } = translatorFor(order.locale);
  const entry = (isCharge: boolean, rate: number, amount: Cents, reason: [string, string]) => ({
    'cbc:ChargeIndicator': String(isCharge),
    'cbc:AllowanceChargeReasonCode': reason[0],
    'cbc:AllowanceChargeReason': reason[1],
    ...money('cbc:Amount', amount, order.currency),
    'cac:TaxCategory': taxCategory(facts, rate),
  });
  // UNTDID 5189 "discount" and 7161 "freight service", "mutually defined".
  const entries = rates.flatMap(({ rate, allowance, charge, paymentFee }) => [
    ...(allowance > 0 ? [entry(false, rate, allowance, ['95', t('document.coupon')])] : []),
    ...(charge > 0 ? [entry(true, rate, charge, ['FC', t('document.shipping')])] : []),
    ...(paymentFee > 0 ? [entry(true, rate, paymentFee, ['ZZZ', t('document.paymentFee')])] : []),
  ]);
  return entries.length > 0 ? { 'cac:AllowanceCharge': entries } : {};
}

function taxTotal(facts: DocumentFacts, rates: NetRate[]) {
  const { currency, locale } = facts.order;
  const exemption = {
    // The codes are defined by the EU; elsewhere the reason alone is enough (BR-G-10).
    ...(isMemberState(facts.configuration.seller.country || 'DE') && {
      'cbc:TaxExemptionReasonCode': EXEMPTIONS[facts.order.vatCase ?? '']?.code,
    }),
    'cbc:TaxExemptionReason': exemptionText(
      facts.order,
      facts.configuration.seller.country,
      translatorFor(locale),
    ),
  };
  return {
    ...money('cbc:TaxAmount', sum(rates, 'vat'), currency),
    'cac:TaxSubtotal': rates.map(({ rate, net, vat }) => ({
      ...money('cbc:TaxableAmount', net, currency),
      ...money('cbc:TaxAmount', vat, currency),
      'cac:TaxCategory': {
        ...taxCategory(facts, rate),
        ...(isFree(facts, rate) && exemption),
      },
    })),
  };
}

function monetaryTotal(facts: DocumentFacts, lines: { net: Cents }[], rates: NetRate[]) {
  const { currency, totals } = facts.order;
  const goods = lines.reduce((total, { net }) => total + net, 0);
  const allowance = sum(rates, 'allowance');
  const charge = sum(rates, 'charge') + sum(rates, 'paymentFee');
  const paid = totals.totalGross - openOf(facts);
  return {
    ...money('cbc:LineExtensionAmount', goods, currency),
    ...money('cbc:TaxExclusiveAmount', sum(rates, 'net'), currency),
    ...money('cbc:TaxInclusiveAmount', totals.totalGross, currency),
    ...(allowance > 0 && money('cbc:AllowanceTotalAmount', allowance, currency)),
    ...(charge > 0 && money('cbc:ChargeTotalAmount', charge, currency)),
    ...(paid > 0 && money('cbc:PrepaidAmount', paid, currency)),
    ...money('cbc:PayableAmount', openOf(facts), currency),
  };
}

/** The amount due; for a credit note the refund, until it is paid. */
function openOf({ kind, order }: DocumentFacts): Cents {
  if (kind !== 'invoice') return order.totals.totalGross;
  return isPaid(order.paymentStatusKey) ? 0 : askedFor(order).open;
}

/** UNTDID 5305: taxed, exempt as an export or as a supply to an EU business, or zero-rated. */
function taxCategory(facts: DocumentFacts, rate: number) {
  return {
    'cbc:ID': rate > 0 ? 'S' : (EXEMPTIONS[facts.order.vatCase ?? '']?.category ?? 'Z'),
    'cbc:Percent': String(rate / 100),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  };
}

function isFree({ order }: DocumentFacts, rate: number): boolean {
  return isExempt(order) && rate === 0;
}

function description(details: string[]) {
  return details.length > 0 ? { 'cbc:Description': details.join('\n') } : {};
}

function money(name: string, cents: Cents, currency: Order['currency']) {
  return { [name]: plainDecimal(cents), [`${name}@currencyID`]: currency };
}

function sum(rates: NetRate[], part: Exclude<keyof NetRate, 'rate'>): Cents {
  return rates.reduce((total, rate) => total + rate[part], 0);
}

/** A calendar day in the shop's time zone as YYYY-MM-DD. */
function day(instant: string): string {
  return onShopClock(new Date(instant)).slice(0, 10);
}

function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text);
}
