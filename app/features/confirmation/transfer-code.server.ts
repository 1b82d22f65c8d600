import { qrSquare, type QrSquare } from '~/lib/qr-square.server';
import { transferText } from '~/lib/transfer-text';
import type { OrderView } from './order-view';

/** The code of the transfer that the page of an order asks for; null where it gives no account. */
export function transferCode(
  { id, paymentBankDetails: bank, totals }: OrderView,
  cents = totals.total,
): QrSquare | null {
  if (!bank) return null;
  const text = transferText({
    name: bank.accountOwner,
    iban: bank.iban,
    bic: bank.swift,
    cents,
    currency: totals.currency,
    reference: String(id),
  });
  return text === null ? null : qrSquare(text);
}
