import { plainDecimal } from '../../app/lib/plain-decimal';
import type { CommerceContext } from '../../app/services/commerce/core/commerce-context';
import { ossSums } from '../../app/services/commerce/orders/vat-declarations/oss-sums';
import {
  readPeriod,
  readQuarter,
  type Period,
  type Quarter,
} from '../../app/services/commerce/orders/vat-declarations/period';
import { recapitulativeSums } from '../../app/services/commerce/orders/vat-declarations/recapitulative';

/**
 * Returns the VAT declaration that a command line requests, as CSV: `oss 2026-Q3`, `recapitulative
 * 2026-07`; null if it requests none.
 */
export function readVatDeclaration(
  args: string[],
): ((ctx: CommerceContext) => Promise<string>) | null {
  const [what, when = '', ...rest] = args;
  if (rest.length > 0) return null;
  const quarter = what === 'oss' ? readQuarter(when) : null;
  if (quarter) return (ctx) => ossTable(ctx, quarter);
  const period = what === 'recapitulative' ? readPeriod(when) : null;
  return period && ((ctx) => recapitulativeTable(ctx, period));
}

/** Returns the sums for the One Stop Shop as CSV; a correction names the earlier quarter. */
async function ossTable(ctx: CommerceContext, quarter: Quarter): Promise<string> {
  const sums = await ossSums(ctx, quarter);
  return [
    'quarter,corrects,country,rate,net,vat',
    ...sums.map((sum) =>
      [
        quarter,
        sum.quarter === quarter ? '' : sum.quarter,
        sum.country,
        plainDecimal(sum.rate),
        plainDecimal(sum.net),
        plainDecimal(sum.vat),
      ].join(),
    ),
  ].join('\n');
}

/** The recapitulative statement as CSV, in whole euros; `L` are supplies of goods. */
async function recapitulativeTable(ctx: CommerceContext, period: Period): Promise<string> {
  const sums = await recapitulativeSums(ctx, period);
  const rows = sums.map(({ country, number, euros, net }) =>
    [period, country, number, 'L', euros, plainDecimal(net)].join(),
  );
  return ['period,country,number,kind,euros,net', ...rows].join('\n');
}
