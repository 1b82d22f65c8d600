import type { Price, Prices } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { basePrice, type Size } from './base-price';
import { isWithin } from '../in-memory/list-price';
import { lowestPriceBefore, type PriceStep } from './lowest-price';
import { touchUntil } from './touch-until';

type PriceRow = {
  kind: 'default' | 'rrp' | 'special_offer';
  quantity: number;
  price: number;
  /** Integer epoch milliseconds, like the times of the history. */
  from: number | null;
  to: number | null;
};

/** The result of `pricesAt` for a variation. */
export type StoredPrices = Size & {
  prices: PriceRow[] | null;
  /** Earlier prices, while an offer runs. */
  history: PriceStep[] | null;
  /** Surcharges of required order properties for a piece; in `prices`, not in the history. */
  surcharge: number;
};

/** SQL: everything that the prices of variation `v` depend on, as JSON; the time is a parameter. */
export const pricesAt = (moment: '$2' | '$3') => `(
  select json_build_object('contentMilli', c.content_milli, 'referenceCode', u.reference_code,
           'factor', u.factor, 'surcharge', coalesce(h.amount, 0), 'prices', p.prices,
           'history', case when p.has_offer then (
             select json_agg(json_build_object('price', price,
                      'from', floor(extract(epoch from valid_from) * 1000)))
               from price_history where variation_id = v.id) end)
    from unit_combination c
    join unit u on u.code = c.unit_code
    left join unavoidable_surcharge h on h.item_id = v.item_id
    cross join lateral (
      select json_agg(json_build_object(
               'kind', kind, 'quantity', minimum_quantity,
               'price', case kind when 'rrp' then price else price + coalesce(h.amount, 0) end,
               'from', floor(extract(epoch from valid_from) * 1000),
               'to', floor(extract(epoch from valid_to) * 1000)) order by minimum_quantity) as prices,
             bool_or(kind = 'special_offer' and coalesce(valid_from <= ${moment}, true)
                     and coalesce(valid_to > ${moment}, true)) as has_offer
        from variation_price where variation_id = v.id
    ) p
   where c.id = v.unit_combination_id)`;

/**
 * Prices at the time of the request; null without a default price: such goods cannot be sold. Notes
 * in `ctx.touch` when an offer will begin or end.
 */
export function toPrices(ctx: CommerceContext, stored: StoredPrices): Prices | null {
  const row = { ...stored, prices: stored.prices ?? [] };
  const offers = row.prices.filter((each) => each.kind === 'special_offer');
  touchUntil(
    ctx,
    offers.flatMap((offer) => [offer.from, offer.to]),
  );
  return assemble(ctx, row, stored.history ?? []);
}

type VariationRow = StoredPrices & { prices: PriceRow[] };

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
