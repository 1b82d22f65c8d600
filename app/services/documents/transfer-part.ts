import { money } from '~/i18n/format';
import { ibanGroups } from '~/lib/iban-groups';
import { translatorFor } from '~/i18n/translate.server';
import { qrSquare } from '~/lib/qr-square.server';
import { transferText } from '~/lib/transfer-text';
import type { Cents } from '../shop-api';
import type { DocumentFacts } from './document-facts';
import type { Fact, PdfPart } from './pdf-document';
import { paymentTerms } from './payment-terms';

/** Explains the transfer of these cents: due date, bank account, and payment code. */
export function transferParts(facts: DocumentFacts, cents: Cents): PdfPart[] {
  const { order } = facts;
  const { t } = translatorFor(order.locale);
  const title = t('document.payment');
  const terms = paymentTerms(facts);
  const rows = accountRows(facts);
  const square = squareOf(facts, cents);
  if (!square) {
    return [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: terms },
      { kind: 'facts', rows },
    ];
  }
  const amount = money(cents, order.locale, order.currency);
  const label = t('order.bank.code', { amount, reference: referenceOf(facts) });
  const code = { square, label, hint: t('order.bank.codeHint') };
  return [{ kind: 'transfer', title, terms, rows, code }];
}

function accountRows(facts: DocumentFacts): Fact[] {
  const { t } = translatorFor(facts.order.locale);
  const { bank } = facts.configuration;
  return [
    { label: t('order.bank.owner'), value: bank.accountOwner },
    { label: t('order.bank.iban'), value: ibanGroups(bank.iban) },
    { label: t('order.bank.bic'), value: bank.swift },
    { label: t('order.bank.name'), value: bank.name },
    { label: t('order.bank.reference'), value: referenceOf(facts) },
  ].filter(({ value }) => value !== '');
}

function squareOf(facts: DocumentFacts, cents: Cents) {
  const { bank } = facts.configuration;
  const text = transferText({
    name: bank.accountOwner,
    iban: bank.iban,
    bic: bank.swift,
    cents,
    currency: facts.order.currency,
    reference: referenceOf(facts),
  });
  return text === null ? null : qrSquare(text);
}

function referenceOf({ orderNumber }: DocumentFacts): string {
  return String(orderNumber);
}
