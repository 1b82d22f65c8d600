import {
  getOrdersInputSchema,
  ORDER_ITEM_TYPE,
  ORDER_TYPE,
  ShopError,
  type GetOrdersInput,
  type OrderList,
  type OrderSummary,
} from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { accessKeyOf } from '../../core/access-key';
import { orderRulesOf } from '../../core/settings/order-rules';
import { returnableFor } from './returnable-for';
import { PARCELS_OF, toParcels, type ParcelRow } from './parcels';
import { balanceOf, type BalanceFacts } from '../balance/balance';
import { BALANCE_FACTS } from '../balance/balance-facts';
import { paymentStatus } from '../balance/payment-status';

/** §9 */
const PER_PAGE = 10;
const NAMES_SHOWN = 3;

type Computed =
  | 'accessKey'
  | 'createdAt'
  | 'priceNow'
  | 'sentAt'
  | 'paymentStatusKey'
  | 'parcels'
  | 'isReturnable'
  | 'returnableFor';
type Row = Omit<OrderSummary, Computed> & {
  salt: Buffer;
  createdAt: Date;
  sentAt: Date | null;
  balance: BalanceFacts;
  parcels: ParcelRow[];
  hasPiecesLeft: boolean;
};

/**
 * The orders of the customer, newest first, ten a page (§9); a page number that is too high gives
 * the last page. Two statements, however many orders there are: one counts, by the index alone.
 * Throws `order.loadOrdersFailed` (401) for a visitor who is not logged in.
 */
export async function getOrders(ctx: CommerceContext, input: GetOrdersInput): Promise<OrderList> {
  const { customer } = ctx.visitor;
  if (!customer) throw new ShopError('order.loadOrdersFailed');
  const asked = getOrdersInputSchema.safeParse(input).data?.page ?? 1;
  const totalsCount = await countOrders(ctx, customer.id);
  const lastPageNumber = Math.max(1, Math.ceil(totalsCount / PER_PAGE));
  const page = Math.min(asked, lastPageNumber);
  return {
    page,
    lastPageNumber,
    itemsPerPage: PER_PAGE,
    totalsCount,
    entries: totalsCount === 0 ? [] : await loadPage(ctx, customer.id, page),
  };
}

async function countOrders({ db }: CommerceContext, customerId: number): Promise<number> {
  const { rows } = await db.client.query<{ count: number }>({
    name: 'orders_count',
    text: 'select count(*)::int as count from orders where customer_id = $1 and type_id = $2',
    values: [customerId, ORDER_TYPE.order],
  });
  return rows[0]!.count;
}

async function loadPage(
  ctx: CommerceContext,
  customerId: number,
  page: number,
): Promise<OrderSummary[]> {
  const { rows } = await ctx.db.client.query<Row>({
    name: 'orders_page',
    text: `select o.id, o.placed_at as created_at, o.status as status_name,
             o.access_key_salt as salt, o.currency, o.total as total_gross,
             sent_at, pickup is not null as is_collected,
             ${BALANCE_FACTS} as balance, ${PARCELS_OF('o.id')} as parcels,
             coalesce(l.has_left, false) as has_pieces_left,
             l.names[1:${NAMES_SHOWN}] as item_names, coalesce(cardinality(l.names), 0) as item_count
           from orders o
           cross join lateral (
             select coalesce(array_agg(name order by position), '{}') as names,
               bool_or(returned + unsent < quantity) as has_left
               from order_line where order_id = o.id and type_id <> $3
           ) l
           where o.customer_id = $1 and o.type_id = $2
           order by o.id desc limit ${PER_PAGE} offset $4`,
    values: [customerId, ORDER_TYPE.order, ORDER_ITEM_TYPE.bundleComponent, (page - 1) * PER_PAGE],
  });
  const { returnDays } = orderRulesOf((await ctx.reference()).settings);
  const now = ctx.now();
  return rows.map(({ salt, balance, parcels, createdAt, sentAt, hasPiecesLeft, ...row }) => ({
    ...row,
    ...returns({ status: row.statusName, sentAt }, hasPiecesLeft),
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    accessKey: accessKeyOf(ctx.secret, row.id, salt),
    priceNow: balanceOf(balance).price,
    paymentStatusKey: paymentStatus(balance),
    parcels: toParcels(parcels, ctx.lang),
  }));

  function returns(sent: Parameters<typeof returnableFor>[0], isLeft: boolean) {
    const reasons = isLeft ? returnableFor(sent, { returnDays, now }) : 'nothing';
    return { isReturnable: reasons !== 'nothing', returnableFor: reasons };
  }
}
