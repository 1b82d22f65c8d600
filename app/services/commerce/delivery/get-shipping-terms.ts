import type { ShippingTerms } from '../../shop-api';
import { describeTerm, loadOrderRules, termDays } from '../checkout/order-rules';
import type { CommerceContext } from '../commerce-context';

type Way = ShippingTerms['destinations'][number]['ways'][number];
type PaymentRow = ShippingTerms['payments'][number] & { paymentKey: string };
type Destination = { country: string; ways: Way[] };

/**
 * Terms of delivery and payment from the tables that the cart is priced by (PAngV § 6, § 312j(1)
 * BGB; L-04, L-31). Countries with the same terms stand together, in the shop's order.
 */
export async function getShippingTerms(ctx: CommerceContext): Promise<ShippingTerms> {
  ctx.touch('shipping', 'settings');
  return { destinations: together(await loadDestinations(ctx)), payments: await loadPayments(ctx) };
}

async function loadDestinations(ctx: CommerceContext): Promise<Destination[]> {
  const { rows } = await ctx.db.client.query<Destination>({
    name: 'shipping_terms',
    text: `select case $1 when 'de' then c.name_de else c.name_en end as country,
             jsonb_agg(jsonb_build_object(
               'id', p.id, 'name', case $1 when 'de' then p.name_de else p.name_en end,
               'carrier', p.parcel_service_name,
               'transit', jsonb_build_object('min', coalesce(d.min_days, p.min_delivery_days),
                                             'max', coalesce(d.max_days, p.max_delivery_days)),
               'takesHazardousGoods', p.takes_hazardous_goods, 'prices', t.prices
             ) order by p.position, p.id) as ways
           from country c
           cross join shipping_profile p
           cross join lateral (
             select jsonb_agg(jsonb_build_object('maxWeightG', max_weight_g, 'price', price,
                      'freeFrom', free_from) order by max_weight_g) as prices
             from shipping_price where country_id = c.id and shipping_profile_id = p.id
           ) t
           left join shipping_time d on d.country_id = c.id and d.shipping_profile_id = p.id
           where c.is_shipping_active and p.is_active and t.prices is not null
           group by c.id order by c.position, c.id`,
    values: [ctx.lang],
  });
  return rows;
}

function together(rows: Destination[]): ShippingTerms['destinations'] {
  const groups = new Map<string, ShippingTerms['destinations'][number]>();
  for (const { country, ways } of rows) {
    const key = JSON.stringify(ways);
    const group = groups.get(key);
    if (group) group.countries.push(country);
    else groups.set(key, { countries: [country], ways });
  }
  return [...groups.values()];
}

async function loadPayments(ctx: CommerceContext): Promise<ShippingTerms['payments']> {
  const rules = await loadOrderRules(ctx);
  const { rows } = await ctx.db.client.query<PaymentRow>({
    name: 'payment_terms',
    text: `select m.id, m.payment_key as "paymentKey", case $1 when 'de' then m.name_de else m.name_en end as name,
             case $1 when 'de' then m.description_de else m.description_en end as description,
             m.fee, m.max_amount as "maxAmount",
             case when m.country_ids is not null then array(
               select case $1 when 'de' then c.name_de else c.name_en end from country c
               where c.id = any(m.country_ids) and c.is_shipping_active order by c.position, c.id
             ) end as countries,
             array(
               select case $1 when 'de' then p.name_de else p.name_en end from shipping_profile p
               where p.is_active and m.id = any(p.excluded_payment_method_ids)
               order by p.position, p.id
             ) as "notWith"
           from payment_method m where m.is_active order by m.position, m.id`,
    values: [ctx.lang],
  });
  return rows.map(({ paymentKey, description, ...row }) => ({
    ...row,
    description: describeTerm(description, termDays(rules, paymentKey)),
  }));
}
