import { ShopError, type VatCase, type VatNumberState } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { askLater, askVatNumber, PATIENCE } from '../../sale/vat-numbers/ask-vat-number';
import { findBuyerVatNumber, proofOf } from '../../sale/vat-numbers/buyer-vat-number';

/** The number on which the VAT of an offer depends, and whether the offer is without VAT. */
type OfferVat = { number: string; isExempt: boolean };

/** Null: its VAT depends on no number, or VAT numbers are not checked. */
async function vatOf(ctx: CommerceContext, offerId: number): Promise<OfferVat | null> {
  if (!ctx.checkVatNumber) return null;
  const { rows } = await ctx.db.client.query<{ number: string | null; vatCase: VatCase | null }>({
    name: 'offer_vat',
    text: `select vat_check->>'number' as number, vat_case from orders where id = $1`,
    values: [offerId],
  });
  const { number, vatCase } = rows[0]!;
  return number === null ? null : { number, isExempt: vatCase === 'intraCommunity' };
}

/** Checks the number of an offer if its last answer is too old. Call it outside a transaction. */
export async function askNumberOfOffer(ctx: CommerceContext, offerId: number): Promise<void> {
  const vat = await vatOf(ctx, offerId);
  if (vat) await askVatNumber(ctx, vat.number, PATIENCE.typed);
}

/**
 * What is known today of the number of an offer; checks it now where the last answer is too old.
 * Call it outside a transaction; null: its VAT depends on none, or VAT numbers are not checked.
 */
export async function numberNow(
  ctx: CommerceContext,
  number: string | null,
): Promise<VatNumberState | null> {
  if (number === null || !ctx.checkVatNumber) return null;
  await askVatNumber(ctx, number, PATIENCE.looked);
  return (await findBuyerVatNumber(ctx, number))?.state ?? 'later';
}

/**
 * Decides on the number of an offer that is accepted, in the transaction that holds its lock.
 * Without VAT it is sold only with a clear yes of the last day, which the order stores as its
 * proof: the price was quoted without VAT, and no other one is charged. An offer with VAT keeps it,
 * and the order stores what is known of the number now. Throws `offer.vatNumberInvalid` and
 * `offer.vatNumberLater`.
 */
export async function weighNumber(ctx: CommerceContext, offerId: number): Promise<string | null> {
  const vat = await vatOf(ctx, offerId);
  const known = vat && (await findBuyerVatNumber(ctx, vat.number));
  if (!vat || !known) return null;
  if (vat.isExempt && known.state !== 'valid') {
    const isInvalid = known.state === 'invalid';
    throw new ShopError(isInvalid ? 'offer.vatNumberInvalid' : 'offer.vatNumberLater');
  }
  if (known.state === 'later') await askLater(ctx, vat.number);
  return JSON.stringify(proofOf(known));
}
