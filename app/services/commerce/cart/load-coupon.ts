import type { CommerceContext } from '../commerce-context';
import { customerKey, type Coupon } from './coupon-rules';

/** A coupon as this customer would redeem it now, or null when nobody gave out that code. */
export async function loadCoupon(ctx: CommerceContext, code: string): Promise<Coupon | null> {
  const { guestMail } = ctx.visitor;
  const { rows } = await ctx.db.client.query<Coupon>({
    name: 'coupon_load',
    text: `select code, case $3 when 'de' then name_de else name_en end as name, percent,
             minimum_order_value as "minimumOrderValue", valid_from as "validFrom",
             valid_to as "validTo", excludes_special_offers as "excludesSpecialOffers",
             category_id as "categoryId",
             max_uses is not null and used >= max_uses as "isUsedUp",
             is_single_usage and exists (
               select from coupon_use u
               where u.coupon_code = code and u.customer_key = $2 and not u.released
             ) as "isUsedByCustomer"
           from coupon where code = $1`,
    values: [code, guestMail && customerKey(guestMail), ctx.lang],
  });
  return rows[0] ?? null;
}

/** Which of these items lie in a category or below it; all of them when it is null. */
export async function itemsInCategory(
  ctx: CommerceContext,
  categoryId: number | null,
  itemIds: number[],
): Promise<Set<number>> {
  if (categoryId === null) return new Set(itemIds);
  const { rows } = await ctx.db.client.query<{ itemId: number }>(
    `with recursive below as (
       select id from category where id = $1
       union select c.id from category c join below b on c.parent_id = b.id
     )
     select distinct item_id as "itemId" from item_category
     where item_id = any($2) and category_id in (select id from below)`,
    [categoryId, itemIds],
  );
  return new Set(rows.map((row) => row.itemId));
}
