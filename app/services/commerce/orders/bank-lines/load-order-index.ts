import type { CommerceContext } from '../../core/commerce-context';
import { TRANSFER_KEYS } from '../../sale/payments/transfer-keys';
import { HAS_ENDED } from '../balance/has-ended';
import { balanceOf, type BalanceFacts } from '../balance/balance';
import { BALANCE_FACTS } from '../balance/balance-facts';
import { numbersIn, type NamedNumbers } from './named-numbers';
import type { BookedElsewhere, OrderIndex, OrderFacts, Words } from './suggest';

/**
 * SQL: the columns of the order `o` that decide whether money is for it; $1 are the payment keys of
 * bank transfers.
 */
const FACTS = `o.id, ${HAS_ENDED('o.status')} as has_ended, o.currency,
  concat_ws(' ', o.billing_address->>'companyName', o.billing_address->>'firstName',
    o.billing_address->>'lastName') as buyer,
  (select max(p.attempt) from payment p
    where p.order_id = o.id and upper(p.payment_key) = any($1)) as attempt,
  exists (select from payment p where p.order_id = o.id
    and p.status in ('open', 'pending', 'authorized')
    and upper(p.payment_key) = any($1)) as is_waiting,
  ${BALANCE_FACTS} as balance`;

type FactsRow = Omit<OrderFacts, 'due'> & { balance: BalanceFacts };

/** More open transfers than the team of a shop looks through; named orders are found among all. */
const MOST_WAITING = 20_000;

/**
 * Loads the orders that these lines name. `keys` are those of all lines of the file: another booked
 * line of the same day and amount may be the same money, read from a file of another format.
 */
export async function loadNamedOrders(
  ctx: CommerceContext,
  lines: readonly Words[],
  keys: readonly Buffer[],
): Promise<OrderIndex> {
  const named = numbersIn(lines.flatMap(({ text, endToEndId }) => [text, endToEndId]));
  const byOtherNumber = await loadOtherNumbers(ctx, named);
  const orderIds = [...new Set([...named.orderIds, ...byOtherNumber.values()])];
  const { rows } = await ctx.db.client.query<FactsRow>(
    `select ${FACTS} from orders o where o.type_id = 1 and o.id = any($2::int[])`,
    [TRANSFER_KEYS, orderIds],
  );
  const orders = new Map(rows.map((row) => [row.id, factsOf(row)]));
  return { orders, byOtherNumber, elsewhere: await loadElsewhere(ctx, [...orders.keys()], keys) };
}

/** Like `loadNamedOrders`, with the orders whose transfer has not arrived. */
export async function loadOrderIndex(
  ctx: CommerceContext,
  lines: readonly Words[],
  keys: readonly Buffer[],
): Promise<OrderIndex> {
  const named = await loadNamedOrders(ctx, lines, keys);
  const waiting = await loadWaitingOrders(ctx);
  return {
    ...named,
    orders: new Map([...waiting.map((each) => [each.id, each] as const), ...named.orders]),
  };
}

/** Orders whose transfer is missing, newest first: money without an order may be for them. */
async function loadWaitingOrders(ctx: CommerceContext): Promise<OrderFacts[]> {
  const { rows } = await ctx.db.client.query<FactsRow>(
    `select ${FACTS} from orders o
     where o.type_id = 1 and o.id = any (array(
       select order_id from payment p where p.status in ('open', 'pending', 'authorized')
         and upper(p.payment_key) = any($1) order by order_id desc limit ${MOST_WAITING}))`,
    [TRANSFER_KEYS],
  );
  return rows.map(factsOf);
}

/** Locks orders and returns what is due for each. */
export async function lockDue(
  { db }: CommerceContext,
  orderIds: readonly number[],
): Promise<OrderFacts[]> {
  await db.client.query('select from orders where id = any($1::int[]) order by id for update', [
    orderIds,
  ]);
  const { rows } = await db.client.query<FactsRow>(
    `select ${FACTS} from orders o where o.type_id = 1 and o.id = any($2::int[]) order by o.id`,
    [TRANSFER_KEYS, orderIds],
  );
  return rows.map(factsOf);
}

function factsOf({ balance, ...facts }: FactsRow): OrderFacts {
  return { ...facts, due: balanceOf(balance).due };
}

async function loadOtherNumbers(
  { db }: CommerceContext,
  { documents, orderIds }: NamedNumbers,
): Promise<Map<string, number>> {
  const { rows } = await db.client.query<{ number: string; orderId: number }>(
    `select number, coalesce(about_order_id, order_id) as "orderId" from order_document
     where number = any($1::text[])
     union all
     select origin_order_id::text, id from orders
     where type_id = 1 and origin_order_id = any($2::int[])`,
    [documents, orderIds],
  );
  return new Map(rows.map(({ number, orderId }) => [number, orderId]));
}

async function loadElsewhere(
  { db }: CommerceContext,
  orderIds: number[],
  keys: readonly Buffer[],
): Promise<BookedElsewhere[]> {
  const { rows } = await db.client.query<BookedElsewhere>(
    `select p.order_id, b.booked_on::text as "bookedOn", b.amount
     from payment p join bank_line b on b.payment_id = p.id
     where p.order_id = any($1::int[]) and b.line_key <> all($2::bytea[])`,
    [orderIds, keys],
  );
  return rows;
}
