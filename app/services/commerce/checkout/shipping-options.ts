import type { Cents } from '../../shop-api';
import type { CommerceContext } from '../commerce-context';

/** A way of delivery with its price for one cart. */
export type ShippingOption = {
  id: number;
  name: string;
  parcelServiceId: number;
  parcelServiceName: string;
  price: Cents;
  /** Value of the goods from which it is free; null when it never is. */
  freeFrom: Cents | null;
  /** On the way to this destination, in working days. */
  minDays: number;
  maxDays: number;
  excludedPaymentMethodIds: number[];
  showDataPrivacyAgreementHint: boolean;
};

export type Parcel = {
  countryId: number;
  weightG: number;
  isHazardous: boolean;
  /** Value of the goods before any coupon; free delivery goes by it. */
  itemSum: Cents;
};

/**
 * Ways of delivery for a parcel in their order: active ones that serve the destination, carry the
 * weight and, where it holds any, take hazardous goods.
 */
export async function loadShippingOptions(
  ctx: CommerceContext,
  parcel: Parcel,
): Promise<ShippingOption[]> {
  const { rows } = await ctx.db.client.query<ShippingOption>({
    name: 'shipping_options',
    text: `select p.id, case $5 when 'de' then p.name_de else p.name_en end as name,
             p.parcel_service_id as "parcelServiceId",
             p.parcel_service_name as "parcelServiceName",
             case when t.free_from <= $4 then 0 else t.price end as price,
             t.free_from as "freeFrom",
             coalesce(d.min_days, p.min_delivery_days) as "minDays",
             coalesce(d.max_days, p.max_delivery_days) as "maxDays",
             p.excluded_payment_method_ids as "excludedPaymentMethodIds",
             p.show_data_privacy_agreement_hint as "showDataPrivacyAgreementHint"
           from shipping_profile p
           cross join lateral (
             select price, free_from from shipping_price
             where shipping_profile_id = p.id and country_id = $1 and max_weight_g >= $2
             order by max_weight_g limit 1
           ) t
           join country c on c.id = $1 and c.is_shipping_active
           left join shipping_time d on d.shipping_profile_id = p.id and d.country_id = $1
           where p.is_active and (p.takes_hazardous_goods or not $3)
           order by p.position, p.id`,
    values: [parcel.countryId, parcel.weightG, parcel.isHazardous, parcel.itemSum, ctx.lang],
  });
  return rows;
}
