import { money } from '~/i18n/format';
import { date } from '~/i18n/instant';
import { ibanGroups } from '~/lib/iban-groups';
import { translatorFor } from '~/i18n/translate.server';
import type { Order } from '../shop-api';
import type { MailPart } from './mail-document';

/** Payment method and due date of an order, with the account for a transfer. */
export function paymentParts(order: Order): MailPart[] {
  const { t } = translatorFor(order.locale);
  const heading: MailPart = { kind: 'heading', text: t('mail.orderReceived.payment') };
  if (order.totals.totalGross === 0) {
    return [heading, { kind: 'paragraph', text: t('order.nothingToPay') }];
  }
  const parts: MailPart[] = [heading, { kind: 'paragraph', text: order.paymentMethodName }];
  const bank = order.paymentBankDetails;
  if (order.balance.due === 0) return parts;
  if (!bank && order.payUntil) {
    const until = date(order.payUntil, order.locale);
    return [
      ...parts,
      { kind: 'paragraph', text: t('mail.orderReceived.payUntil', { date: until }) },
    ];
  }
  if (!bank) {
    const count = order.paymentTermDays;
    return count === null
      ? parts
      : [...parts, { kind: 'paragraph', text: t('mail.orderReceived.invoice', { count }) }];
  }
  return [
    ...parts,
    {
      kind: 'paragraph',
      text: order.payUntil
        ? t('mail.orderReceived.transferUntil', { date: date(order.payUntil, order.locale) })
        : t('mail.orderReceived.transfer'),
    },
    {
      kind: 'rows',
      rows: [
        { label: t('mail.orderReceived.accountOwner'), value: bank.accountOwner },
        { label: 'IBAN', value: ibanGroups(bank.iban) },
        { label: 'BIC', value: bank.swift },
        { label: t('mail.orderReceived.bank'), value: bank.name },
        {
          label: t('mail.orderReceived.amount'),
          value: money(order.balance.due, order.locale, order.currency),
        },
        {
          label: t('mail.orderReceived.reference'),
          value: String(order.id),
        },
      ],
    },
  ];
}
