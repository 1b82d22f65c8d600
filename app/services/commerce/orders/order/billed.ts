import type { VatShare } from '~/lib/net-parts';
import type { Cents } from '../../../shop-api';
import { totalsOfShares, vatPart, type VatPart } from '../../sale/cart/split-totals';
import { discountOf } from '../balance/balance';

/** The facts that decide what is billed for an order; amounts in cents with VAT. */
export type BilledFacts = {
  lines: {
    id: number;
    quantity: number;
    /** Pieces that were withdrawn from before they were sent, and that are in a return. */
    unsent: number;
    returned: number;
    unitGross: Cents;
    discount: Cents;
    vatRate: number;
    vatShares?: VatShare[];
    isGiftCard: boolean;
  }[];
  shipping: Cents;
  /** The fee of the payment method. */
  paymentFee: Cents;
  /** The price of the cheapest delivery. */
  standardShipping: Cents;
  /** As agreed when the order was placed. */
  taxes: { rate: number; net: Cents; vat: Cents }[];
};

export type Billed = {
  /** Gift cards are sent as well, and bear no VAT. */
  lines: {
    id: number;
    quantity: number;
    gross: Cents;
    discount: Cents;
    vatRate: number;
    vatShares?: VatShare[];
    isGiftCard: boolean;
  }[];
  /** Highest rate first. */
  vats: VatPart[];
};

/** The part of an order that is sent and billed: all except what was withdrawn from before. */
export function billedOf({ lines, shipping, paymentFee, taxes }: BilledFacts): Billed {
  const sent = lines
    .filter(({ quantity, unsent }) => unsent < quantity)
    .map(({ id, quantity, unsent, unitGross, discount, vatRate, vatShares, isGiftCard }) => ({
      id,
      ...(vatShares && { vatShares }),
      quantity: quantity - unsent,
      gross: (quantity - unsent) * unitGross,
      discount: discount - discountOf(discount, unsent, quantity),
      vatRate,
      isGiftCard,
    }));
  const isWhole = lines.every(({ unsent }) => unsent === 0);
  const vats = isWhole ? asAgreed(taxes) : totalsOfShares(sent, shipping, paymentFee).vats;
  return { lines: sent, vats };
}

function asAgreed(taxes: BilledFacts['taxes']): VatPart[] {
  return taxes
    .map(({ rate, net, vat }) => ({ rate, gross: net + vat, net, vat }))
    .toSorted((a, b) => b.rate - a.rate);
}

/**
 * Net and VAT of one rate that a correction takes off the rest of a bill, so that bill and all
 * corrections together match what is kept, to the cent. `left` and `back` are of the same rate.
 */
export function correctionOf(left: VatPart, back: Pick<VatPart, 'rate' | 'gross'>): VatPart {
  const kept = vatPart(back.rate, left.gross - back.gross);
  const net = Math.min(back.gross, Math.max(0, left.net - kept.net));
  return { ...back, net, vat: back.gross - net };
}
