import type { ListProduct } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { pricesAt, toPrices, type StoredPrices } from '../pricing/prices';
import { touchUntil } from '../pricing/touch-until';
import { homeCountryOf } from '../../core/reference/home-country';
import { taxedAs, vatRatesOf } from '../../core/reference/vat-rates';
import { loadCards, type Card } from './cards';
import { toImage } from './image';

/**
 * SQL: whether variation `v` with its sale_state `sale` can be ordered at that time. The rule is
 * documented at that view.
 */
export const isSalableAt = (moment: '$2' | '$3') => `(sale.is_offered
  and (sale.available_until is null or sale.available_until > ${moment})
  and coalesce(sale.free >= v.minimum_order_quantity, true))`;

/** SQL: the part of a variation in a list that changes with sales and time (`$2`). */
export const STATE = `v.id, ${pricesAt('$2')} as prices, sale.available_until,
         sale.free, i.is_active and v.is_active as "isActive", ${isSalableAt('$2')} as is_salable`;

/** SQL: the variations `asked` with their items, for `STATE`. */
export const JOIN_STATE = `join variation v on v.id = asked.id
    cross join lateral (select * from sale_state where variation_id = v.id offset 0) sale
    join item i on i.id = v.item_id`;

const STATES = `
  select ${STATE}
    from unnest($1::integer[]) with ordinality asked (id, nr)
    ${JOIN_STATE}
   order by asked.nr`;

/** The result of `STATE`. */
export type ListState = {
  id: number;
  prices: StoredPrices;
  availableUntil: Date | null;
  free: number | null;
  isActive: boolean;
  isSalable: boolean;
};

/**
 * List products for variation ids in the requested order, at the time of the request. Unknown ids,
 * and variations without a price, are left out; inactive ones are returned with
 * `filter.isSalableAndActive` false. Uses `ctx.db`, so inside a transaction it sees that.
 */
export async function loadListProducts(
  ctx: CommerceContext,
  variationIds: number[],
): Promise<ListProduct[]> {
  if (variationIds.length === 0) return [];
  const { rows } = await ctx.db.client.query<ListState>({
    name: 'list_states',
    text: STATES,
    values: [variationIds, ctx.now()],
  });
  return listProductsOf(ctx, rows);
}

/** The same for rows that were read before. */
export async function listProductsOf(
  ctx: CommerceContext,
  rows: readonly ListState[],
): Promise<ListProduct[]> {
  const cards = await loadCards(
    ctx,
    rows.map(({ id }) => id),
  );
  const tables = await ctx.reference();
  const vatRates = vatRatesOf(tables, homeCountryOf(tables).id, ctx.now());
  ctx.touch('catalogue', ...[...cards.values()].map((card) => `item:${card.itemId}`));
  touchUntil(
    ctx,
    rows.map((row) => row.availableUntil?.getTime() ?? null),
  );
  return rows.flatMap((row) => {
    const card = cards.get(row.id);
    const prices = toPrices(ctx, row.prices);
    if (!card || !prices) return [];
    const salableVariationCount = ctx.index.salableVariations(card.itemId, ctx.now());
    const state = { ...row, salableVariationCount };
    return [
      toListProduct(
        { ...card, ...state },
        prices,
        taxedAs(card.vatClass, (known) => vatRates[known] ?? 0),
      ),
    ];
  });
}

function toListProduct(
  row: Card & ListState & { salableVariationCount: number },
  prices: ListProduct['prices'],
  vatRate: number,
): ListProduct {
  return {
    texts: { name1: row.name1, urlPath: row.urlPath, shortDescription: row.shortDescription },
    images: { all: row.images.map((image) => toImage(image, row.name1)) },
    variation: {
      id: row.id,
      number: row.number,
      minimumOrderQuantity: row.minimumOrderQuantity,
      intervalOrderQuantity: row.intervalOrderQuantity,
      maximumOrderQuantity: row.maximumOrderQuantity,
      availabilityId: row.availabilityId,
      availability: { averageDays: row.averageDays, names: { name: row.availabilityName } },
      availableUntil: row.availableUntil?.toISOString() ?? null,
      widthMM: row.widthMM,
      heightMM: row.heightMM,
      lengthMM: row.lengthMM,
      weightG: row.weightG,
      unitCombinationId: row.unitCombinationId,
      vatRate,
      isGiftCard: row.vatClass === 'voucher',
    },
    unit: {
      content: row.contentMilli / 1000,
      unitOfMeasurement: row.unitCode,
      names: { name: row.unitName },
    },
    item: {
      id: row.itemId,
      feedbackCount: row.feedbackCount,
      feedbackDecimal: averageRating(row.feedbackCount, row.feedbackSum),
      manufacturer:
        row.manufacturerId === null
          ? null
          : {
              id: row.manufacturerId,
              name: row.manufacturerName,
              externalName: row.manufacturerExternalName,
            },
      itemType: row.itemType,
      salableVariationCount: row.salableVariationCount,
    },
    prices,
    shade: row.shade,
    tags: row.tags.map(({ id, name, color }) => ({ id, names: { name }, color })),
    hasOrderProperties: row.hasOrderProperties,
    hasRequiredOrderProperty: row.hasRequiredOrderProperty,
    hasHazards: row.hasHazards,
    hasPictograms: row.hasPictograms,
    attributes: row.attributes,
    stockNet: row.free,
    filter: { isSalable: row.isSalable, isSalableAndActive: row.isSalable && row.isActive },
  };
}

/** Average of visible ratings with two decimals, 0 without any. */
function averageRating(count: number, sum: number): number {
  return count === 0 ? 0 : Math.round((sum / count) * 100) / 100;
}
