import type { Cents } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { homeCountryOf } from '../../core/reference/home-country';
import type { DocumentFacts } from '../../../documents/document-facts';
import { vatPrefixOf } from '../../../vat-numbers/vat-number-forms';
import { documentFacts } from '../documents/load-document-facts';
import { documentsOfPeriod } from './documents-of-period';
import { quarterOf, type Quarter } from './period';

/** The amounts declared to the One Stop Shop for one country and rate; cents. */
export type OssSum = {
  /** The quarter whose sums change; for supplies of the reported quarter, that quarter. */
  quarter: Quarter;
  /** ISO 3166, but EL as in VAT numbers, and XI for Northern Ireland. */
  country: string;
  /** In hundredths of a percent. */
  rate: number;
  net: Cents;
  vat: Cents;
};

/**
 * Sums of a quarter for the One Stop Shop (Art. 369g of Directive 2006/112/EC): what was billed in
 * it to other member states at their rates, and what credit notes and reversals of it deduct from
 * earlier quarters. Both from the documents, which never change: a quarter that is computed again
 * is the same.
 */
export async function ossSums(ctx: CommerceContext, quarter: Quarter): Promise<OssSum[]> {
  const sums = new Map<string, OssSum>();
  for (const row of await documentsOfPeriod(ctx, quarter)) {
    const facts = await documentFacts(ctx, row);
    if (!(await isDeclared(ctx, facts))) continue;
    const sign = row.kind === 'invoice' ? 1 : -1;
    const of = quarterOf(row.invoiceMadeAt ?? row.madeAt);
    const country = countryOf(facts);
    for (const { rate, net, value } of facts.order.totals.vats) {
      const key = [of, country, rate].join();
      const sum = sums.get(key) ?? { quarter: of, country, rate, net: 0, vat: 0 };
      sums.set(key, { ...sum, net: sum.net + sign * net, vat: sum.vat + sign * value });
    }
  }
  const order = (sum: OssSum) => [sum.quarter === quarter ? 0 : 1, sum.quarter, sum.country];
  return [...sums.values()].toSorted(
    (a, b) => String(order(a)).localeCompare(String(order(b))) || b.rate - a.rate,
  );
}

/** Taxed at the rates of another member state. For older orders the country of delivery decides. */
async function isDeclared(ctx: CommerceContext, { order, countries }: DocumentFacts) {
  if (order.vatCase !== null) return order.vatCase === 'destination';
  const tables = await ctx.reference();
  const home = homeCountryOf(tables);
  const there = tables.countries.find(({ isoCode2 }) => isoCode2 === countries.delivery);
  return home.isEu && there?.isEu === true && there.id !== home.id;
}

/** Territories taxed as a member state, or as part of one, by that code. */
const TAXED_AS: Readonly<Record<string, string>> = { GB: 'XI', MC: 'FR' };

function countryOf({ countries: { delivery } }: DocumentFacts): string {
  return vatPrefixOf(TAXED_AS[delivery] ?? delivery);
}
