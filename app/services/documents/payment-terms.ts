import { date } from '~/i18n/instant';
import { translatorFor } from '~/i18n/translate.server';
import { isPaid } from '../shop-api';
import type { DocumentFacts } from './document-facts';

/** The payment method and due date of a document, as promised with the order. */
export function paymentTerms({ kind, order }: DocumentFacts): string {
  const { t } = translatorFor(order.locale);
  const method = order.paymentMethodName;
  if (kind === 'receipt') return t('document.paid', { method });
  if (kind !== 'invoice' && kind !== 'orderConfirmation') return t('document.paidBack', { method });
  if (order.totals.totalGross === 0) return t('order.nothingToPay');
  if (isPaid(order.paymentStatusKey)) {
    return t('document.paid', { method });
  }
  if (order.payUntil) {
    return t('document.payUntil', { date: date(order.payUntil, order.locale), method });
  }
  const count = order.paymentTermDays;
  return count === null
    ? t('document.payBy', { method })
    : t('document.payWithin', { count, method });
}
