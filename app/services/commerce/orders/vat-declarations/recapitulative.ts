import type { Cents } from '../../../shop-api';
import { unionVatNumber } from '../../../vat-numbers/vat-number-forms';
import type { CommerceContext } from '../../core/commerce-context';
import { documentFacts } from '../documents/load-document-facts';
import { documentsOfPeriod } from './documents-of-period';
import type { Period } from './period';

/** Supplies to one business in another member state, free of VAT. */
export type RecapitulativeSum = {
  /** The member state as in VAT numbers: EL for Greece, XI for Northern Ireland. */
  country: string;
  /** The number without the country code. */
  number: string;
  net: Cents;
  /** As it is declared: whole euros. */
  euros: number;
};

/**
 * The recapitulative statement of a month or quarter (Zusammenfassende Meldung, § 18a UStG):
 * supplies to businesses in other member states by their VAT numbers, from invoices made in it,
 * less what its credit notes and reversals deduct, whichever invoice they correct (§ 17 (1) UStG).
 * Documents never change, so a period that is computed again is the same. A number with the sum 0
 * is omitted.
 */
export async function recapitulativeSums(
  ctx: CommerceContext,
  period: Period,
): Promise<RecapitulativeSum[]> {
  const documents = await documentsOfPeriod(ctx, period);
  const numbers = await exemptNumbers(
    ctx,
    documents.map(({ orderId }) => orderId),
  );
  const sums = new Map<string, Cents>();
  for (const row of documents) {
    const number = numbers.get(row.orderId);
    if (number === undefined) continue;
    const { order } = await documentFacts(ctx, row);
    const net = order.totals.vats.reduce((sum, vat) => sum + vat.net, 0);
    sums.set(number, (sums.get(number) ?? 0) + (row.kind === 'invoice' ? net : -net));
  }
  return [...sums]
    .filter(([, net]) => net !== 0)
    .map(([number, net]) => ({ ...partsOf(number), net, euros: wholeEuros(net) }))
    .toSorted((a, b) => `${a.country}${a.number}`.localeCompare(`${b.country}${b.number}`));
}

/** The VAT numbers that exempted the orders; a return has that of its order. */
async function exemptNumbers(
  { db }: CommerceContext,
  orderIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await db.client.query<{ id: number; number: string }>({
    name: 'recapitulative_numbers',
    text: `select o.id, coalesce(o.vat_check, f.vat_check)->>'number' as number
           from orders o left join orders f on f.id = o.origin_order_id
           where o.id = any($1::int[]) and o.vat_case = 'intraCommunity'
             and coalesce(o.vat_check, f.vat_check) is not null`,
    values: [orderIds],
  });
  return new Map(rows.map(({ id, number }) => [id, number]));
}

function partsOf(number: string): { country: string; number: string } {
  const prefix = unionVatNumber(number)?.prefix ?? number.slice(0, 2);
  return { country: prefix, number: number.slice(prefix.length) };
}

/** Half a euro is rounded away from zero, also for negative amounts. */
function wholeEuros(cents: Cents): number {
  return Math.sign(cents) * Math.round(Math.abs(cents) / 100);
}
