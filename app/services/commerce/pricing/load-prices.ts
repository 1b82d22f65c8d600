import type { Price, Prices } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { basePrice, type Size } from './base-price';
import { isWithin } from './list-price';
import { lowestPriceBefore, type PriceStep } from './lowest-price';
import { touchUntil } from './touch-until';

type PriceRow = {
  kind: 'default' | 'rrp' | 'special_offer';
  quantity: number;
  price: number;
  /** Whole epoch milliseconds, as moments read from price_history are. */
  from: number | null;
  to: number | null;
};
type VariationRow = Size & {
  id: number;
  prices: PriceRow[];
  /** What required order properties add to one piece; contained in `prices`, not in the history. */
  surcharge: number;
};

const TEXT = `
  select v.id, c.content_milli as "contentMilli", u.reference_code as "referenceCode", u.factor,
         coalesce(h.amount, 0) as surcharge, p.prices
    from variation v
    left join unavoidable_surcharge h on h.item_id = v.item_id
    join unit_combination c on c.id = v.unit_combination_id
    join unit u on u.code = c.unit_code
    cross join lateral (
      select json_agg(json_build_object(
               'kind', kind, 'quantity', minimum_quantity,
               'price', case kind when 'rrp' then price else price + coalesce(h.amount, 0) end,
               'from', floor(extract(epoch from valid_from) * 1000),
               'to', floor(extract(epoch from valid_to) * 1000)) order by minimum_quantity) as prices
        from variation_price where variation_id = v.id
    ) p
   where v.id = any ($1) and p.prices is not null`;

/**
 * Prices of variations at the moment of the request, by variation id; one without a default price
 * cannot be sold and is left out. Notes in `ctx.touch` when an offer will begin or end.
 */
export async function loadPrices(
  ctx: CommerceContext,
  variationIds: number[],
): Promise<Map<number, Prices>> {
  const now = ctx.now().getTime();
  const { rows } = await ctx.db.client.query<VariationRow>({
    name: 'prices',
    text: TEXT,
    values: [variationIds],
  });
  const offers = rows.flatMap((row) => row.prices.filter((each) => each.kind === 'special_offer'));
  touchUntil(
    ctx,
    offers.flatMap((offer) => [offer.from, offer.to]),
  );
  const reduced = rows.filter((row) => runningOffer(row, now)).map((row) => row.id);
  const histories = await loadHistories(ctx, reduced);
  const prices = new Map<number, Prices>();
  for (const row of rows) {
    const assembled = assemble(ctx, row, histories.get(row.id) ?? []);
    if (assembled) prices.set(row.id, assembled);
  }
  return prices;
}

async function loadHistories(ctx: CommerceContext, variationIds: number[]) {
  const histories = new Map<number, PriceStep[]>();
  if (variationIds.length === 0) return histories;
  const { rows } = await ctx.db.client.query<{ id: number; from: Date; price: number }>({
    name: 'price_histories',
    text: `select variation_id as id, valid_from as "from", price
             from price_history where variation_id = any ($1)`,
    values: [variationIds],
  });
  for (const { id, from, price } of rows) {
    const steps = histories.get(id) ?? [];
    steps.push({ from: from.getTime(), price });
    histories.set(id, steps);
  }
  return histories;
}

function assemble(ctx: CommerceContext, row: VariationRow, history: PriceStep[]): Prices | null {
  const regular = regularPrice(row);
  if (!regular) return null;
  const price = (amount: number): Price => ({
    price: amount,
    unitPrice: amount,
    currency: ctx.currency,
    basePrice: basePrice(amount, row),
  });
  const offer = runningOffer(row, ctx.now().getTime());
  const rrp = row.prices.find((each) => each.kind === 'rrp');
  const before = offer && lowestPriceBefore(history, offer.from ?? ctx.now().getTime());
  const lowest = before ? before + row.surcharge : regular.price;
  return {
    default: {
      ...price(regular.price),
      lowestPrice: offer ? lowest : 0,
      baseSinglePrice: basePrice(regular.price, row)?.value ?? 0,
    },
    rrp: rrp ? price(rrp.price) : null,
    specialOffer: offer
      ? {
          ...price(offer.price),
          validUntil: offer.to === null ? null : new Date(offer.to).toISOString(),
        }
      : null,
    graduatedPrices: row.prices
      .filter((each) => each.kind === 'default' && each.quantity > 1)
      .map((each) => ({ ...price(each.price), minimumOrderQuantity: each.quantity })),
  };
}

function regularPrice(row: VariationRow) {
  return row.prices.find((each) => each.kind === 'default' && each.quantity === 1);
}

/** The special offer when it runs and is lower than the regular price. */
function runningOffer(row: VariationRow, now: number): PriceRow | undefined {
  const regular = regularPrice(row);
  return row.prices.find(
    (each) =>
      each.kind === 'special_offer' &&
      isWithin(each.from, each.to, now) &&
      regular !== undefined &&
      each.price < regular.price,
  );
}
