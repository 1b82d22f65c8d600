import type { CustomerClass } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';

/** The customer classes of the shop (§6). */
export async function getCustomerClasses(ctx: CommerceContext): Promise<CustomerClass[]> {
  const { rows } = await ctx.db.client.query<CustomerClass>(
    `select id, case $1 when 'de' then name_de else name_en end as name
     from customer_class order by id`,
    [ctx.lang],
  );
  return rows;
}
