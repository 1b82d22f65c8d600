import { qrSquare, type QrSquare } from '~/lib/qr-square.server';
import { transferText } from '~/lib/transfer-text';
import type { OrderView } from './order-view';

/** The code of the transfer for an order's page; null if nothing is due or no account is set. */
export function transferCode({
  id,
  paymentBankDetails: bank,
  isSettled,
  balance,
  totals,
}: OrderView): QrSquare | null {
  if (!bank || isSettled) return null;
  const text = transferText({
    name: bank.accountOwner,
    iban: bank.iban,
    bic: bank.swift,
    cents: balance.due,
    currency: totals.currency,
    reference: String(id),
  });
  return text === null ? null : qrSquare(text);
}
