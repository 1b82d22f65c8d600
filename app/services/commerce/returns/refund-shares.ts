import { spread } from '~/lib/net-parts';

type OrderedLine = {
  /** What was promised for all of the line, and for the pieces that come back. */
  gross: number;
  returned: number;
  vatRate: number;
};

/**
 * The part of each line that is paid back and its share of the order's discount: what was bought
 * with a coupon is paid back as it was paid. The discount is spread over the lines by their value, and
 * a line's share over its pieces, rounded down, so that several returns never pay back more than was
 * paid.
 */
export function refundShares(
  lines: OrderedLine[],
  discount: number,
): { gross: number; discount: number; vatRate: number }[] {
  const shares = spread(
    discount,
    lines.map(({ gross }) => gross),
  );
  return lines.flatMap(({ gross, returned, vatRate }, i) =>
    returned === 0
      ? []
      : [
          {
            gross: returned,
            vatRate,
            discount: gross === 0 ? 0 : Math.ceil((shares[i]! * returned) / gross),
          },
        ],
  );
}
