import { MAXIMUM } from '../../catalogue/delivery/maximum-quantity';
import { SALE_LIMITS, type SaleLimits } from '../../catalogue/delivery/sold-where';
import type { TaxClass } from '../../core/reference/reference-tables';
import type { Size } from '../../catalogue/pricing/base-price';
import type { QuantityRule } from './quantity-rule';
import type { StockPart } from './stock-demand';

/** The facts that the sale of a variation depends on, from the tables and never from a cache. */
export type SaleFacts = QuantityRule & {
  variationId: number;
  itemId: number;
  number: string;
  /** Not removed from the shop; it may still not be offered. */
  isActive: boolean;
  /** Offered and within its time (view sale_state); stock is another matter. */
  isOffered: boolean;
  /** It and its parts are sold to everybody, or to this visitor's customer class. */
  isForCustomer: boolean;
  limits: SaleLimits;
  vatClass: TaxClass;
  /** It is no part of any parcel, and bears no VAT before it is used. */
  isGiftCard: boolean;
  weightG: number;
  size: Size;
  /** Working days until the goods are with the carrier. */
  minDays: number;
  maxDays: number;
  isMadeToOrder: boolean;
  isHazardous: boolean;
  isBundle: boolean;
  /** All its parts are in the range and none is a gift card, else the set cannot be sold. */
  isWhole: boolean;
  /** Pieces in stock of goods whose stock does not limit the sale; null: not counted. */
  inStock: number | null;
  /** The parts of one piece of a bundle, in the operator's order. */
  parts: { variationId: number; quantity: number; vatClass: TaxClass }[];
  stockParts: StockPart[];
};

/**
 * SQL: the facts of the variation `v` of the item `i`, with its `sale` (view sale_state), as
 * columns; the time is `$2`, the customer `$3`. Evaluated per variation: for a few requested ones,
 * no others are read.
 */
export const SALE_FACTS = `
  select v.id as "variationId", v.item_id as "itemId", v.number,
         v.minimum_order_quantity as minimum, v.interval_order_quantity as interval,
         ${MAXIMUM} as maximum, v.vat_class as "vatClass",
         v.weight_g as "weightG", a.min_days as "minDays", a.max_days as "maxDays",
         jsonb_build_object('contentMilli', c.content_milli, 'factor', u.factor,
           'referenceCode', u.reference_code) as size,
         v.vat_class = 'voucher' as "isGiftCard",
         i.is_mixed_to_order and v.vat_class <> 'voucher' as "isMadeToOrder",
         v.is_active and i.is_active
           and (v.available_until is null or v.available_until > $2) as "isActive",
         sale.is_offered and (sale.available_until is null or sale.available_until > $2)
           as "isOffered",
         p.is_for_customer and (v.customer_classes = '{}'
           or coalesce(k.class_id = any(v.customer_classes), false)) as "isForCustomer",
         ${SALE_LIMITS('v.id')} as limits,
         p.is_hazardous or coalesce(jsonb_array_length(i.hazard->'pictograms'), 0) > 0
           as "isHazardous",
         p.is_whole as "isWhole",
         case when not v.is_stock_limited then (select greatest(0, on_hand - reserved)
           from stock where variation_id = v.id) end as "inStock",
         p.is_bundle as "isBundle", coalesce(p.parts, '[]') as parts,
         coalesce(p.stock_parts, '[]') as "stockParts"
  from availability a
  join unit_combination c on c.id = v.unit_combination_id
  join unit u on u.code = c.unit_code
  left join customer k on k.id = $3
  cross join lateral (
    select bool_or(t.is_part) as is_bundle,
           bool_and(not t.is_part or pv.is_active and pi.is_active
             and 'voucher' not in (v.vat_class, pv.vat_class)) as is_whole,
           bool_and(pv.customer_classes = '{}'
             or coalesce(k.class_id = any(pv.customer_classes), false)) as is_for_customer,
           bool_or(coalesce(jsonb_array_length(pi.hazard->'pictograms'), 0) > 0) as is_hazardous,
           jsonb_agg(jsonb_build_object('variationId', t.part_id, 'perPiece', t.per_piece,
                       'free', coalesce((select on_hand - reserved from stock
                                          where variation_id = t.part_id), 0))
                       order by t.part_id)
             filter (where pv.is_stock_limited) as stock_parts,
           jsonb_agg(jsonb_build_object('variationId', t.part_id, 'quantity', t.per_piece,
                       'vatClass', pv.vat_class)
                       order by t.position, t.part_id)
             filter (where t.is_part) as parts
    from (
      select component_variation_id as part_id, quantity as per_piece, true as is_part, position
        from bundle_component where bundle_variation_id = v.id
      union all
      select v.id, 1, false, 0
       where not exists (select from bundle_component where bundle_variation_id = v.id)
    ) t
    join variation pv on pv.id = t.part_id
    join item pi on pi.id = pv.item_id
  ) p
  where a.id = v.availability_id`;
