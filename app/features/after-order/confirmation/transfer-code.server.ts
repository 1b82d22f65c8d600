import { qrSquare, type QrSquare } from '~/lib/qr-square.server';
import { transferText } from '~/lib/transfer-text';
import type { OrderView } from './order-view';

/**
 * The code of the transfer that the page of an order asks for; null where nothing is due or no account
 * is given.
 */
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
