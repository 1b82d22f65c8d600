import type { ReturnStatus } from '../../../../../database/schema';
import { getReturnsInputSchema, type GetReturnsInput, type ReturnPage } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { DOCUMENTS_OF } from '../documents/register/documents-of';
import { accessKeyOf } from '../../core/access-key';
import { needsLogin } from '../order/needs-login';
import { IS_TO_BE_EXAMINED, RETURNED_ITEMS } from '../order/order-returns';
import { VATS_OF } from '../order/vats-of';

type Row = {
  id: number;
  date: Date;
  status: ReturnStatus;
  comment: string;
  isToBeExamined: boolean;
  refund: number;
  shippingRefund: number;
  paymentFeeRefund: number;
  vats: ReturnPage['entries'][number]['vats'];
  currency: string;
  originId: number;
  originSalt: Buffer;
  items: ReturnPage['entries'][number]['items'];
  documents: ReturnPage['entries'][number]['documents'];
  count: number;
};

/**
 * The returns of the customer's orders, newest first, by one statement (§3, open point 1.6). Throws
 * `order.additionalAuthenticationRequiredLogin` for a visitor who is not logged in.
 */
export async function getReturns(
  ctx: CommerceContext,
  input: GetReturnsInput = {},
): Promise<ReturnPage> {
  const customerId = customerIdOf(ctx);
  const { page, itemsPerPage } = getReturnsInputSchema.parse(input);
  const { rows } = await ctx.db.client.query<Row>({
    name: 'returns_of_customer',
    text: `select r.id, r.placed_at as date, r.status, r.comment, r.total as refund,
                  r.shipping_gross as shipping_refund,
                  r.payment_fee_gross as payment_fee_refund, ${VATS_OF('r.id')} as vats, r.currency,
                  o.id as origin_id, o.access_key_salt as origin_salt,
                  count(*) over ()::int as count, ${DOCUMENTS_OF('r.id', 'r.email')} as documents,
                  ${IS_TO_BE_EXAMINED} as is_to_be_examined, ${RETURNED_ITEMS('$2')} as items
           from orders o join orders r on r.origin_order_id = o.id and r.type_id = 3
           where o.customer_id = $1
           order by r.placed_at desc, r.id desc limit $3 offset $4`,
    values: [customerId, ctx.lang, itemsPerPage, (page - 1) * itemsPerPage],
  });
  const totalsCount = rows[0]?.count ?? (page === 1 ? 0 : await countReturns(ctx, customerId));
  return {
    page,
    itemsPerPage,
    totalsCount,
    lastPageNumber: Math.max(1, Math.ceil(totalsCount / itemsPerPage)),
    entries: rows.map((row) => ({
      id: row.id,
      number: String(row.id),
      date: row.date.toISOString(),
      statusName: row.status,
      origin: {
        id: row.originId,
        accessKey: accessKeyOf(ctx.secret, row.originId, row.originSalt),
      },
      reason: row.items[0]?.reason ?? null,
      ...(row.comment && { comment: row.comment }),
      items: row.items,
      documents: row.documents,
      isToBeExamined: row.isToBeExamined,
      refund: row.refund,
      shippingRefund: row.shippingRefund,
      paymentFeeRefund: row.paymentFeeRefund,
      vats: row.vats,
      currency: row.currency,
    })),
  };
}

/** For a page number after the last page. */
async function countReturns(ctx: CommerceContext, customerId: number): Promise<number> {
  const { rows } = await ctx.db.client.query<{ count: number }>(
    `select count(*)::int as count
     from orders o join orders r on r.origin_order_id = o.id and r.type_id = 3
     where o.customer_id = $1`,
    [customerId],
  );
  return rows[0]!.count;
}

/** The customer of the request; throws `order.additionalAuthenticationRequiredLogin` (§6). */
function customerIdOf({ visitor }: CommerceContext): number {
  if (visitor.customer) return visitor.customer.id;
  throw needsLogin();
}
