import { setTimeout as sleep } from 'node:timers/promises';
import {
  findOrderInputSchema,
  ORDER_TYPE,
  ShopError,
  type FindOrderInput,
  type OrderReference,
  type OrderAddress,
} from '../../../shop-api';
import { transact, type CommerceContext } from '../../core/commerce-context';
import { mayMail } from '../../core/mail-budget';
import { queueWork, ringOutbox } from '../../core/outbox/queue';
import { accessKeyOf } from '../../core/access-key';
import { rememberDevice } from './get-order';
import { countLookup } from './limit-proofs';
import { isOwn } from './owner-of-order';
import { fits } from './order-proof';
import { needsLogin } from './needs-login';

/** Longer than queuing a mail takes. */
const ANSWER_MS = 100;

type Row = {
  salt: Buffer;
  email: string;
  customerId: number | null;
  billingAddress: OrderAddress;
  deliveryAddress: OrderAddress;
};

/**
 * Finds an order by its number and the postcode, last name or company name of one of its addresses
 * (§6), and lets this device see it from then on. An unknown number and a wrong proof are both
 * `order.softLoginFailed`, by one statement each. For a customer's order the right proof leads to
 * the log-in (`order.additionalAuthenticationRequiredLogin`). After too many lookups of one number
 * every answer is `order.linkMailed`, right or wrong, after the same time, and the right proof
 * sends the confirmation again to the mailbox of the order, with the link, once a day, unless that
 * mailbox gets too many mails (061). Throws `security.tooManyRequests`.
 */
export async function findOrder(
  ctx: CommerceContext,
  input: FindOrderInput,
): Promise<OrderReference> {
  const parsed = findOrderInputSchema.safeParse(input);
  if (!parsed.success) throw failed();
  const { orderId, proof } = parsed.data;
  const isOpen = await countLookup(ctx, orderId);
  const { rows } = await ctx.db.client.query<Row>({
    name: 'order_find',
    text: `select access_key_salt as salt, email, customer_id,
             billing_address, delivery_address
           from orders where id = $1 and type_id = $2`,
    values: [orderId, ORDER_TYPE.order],
  });
  const row = rows[0];
  const addresses = row ? [row.deliveryAddress, row.billingAddress] : [];
  const isProven = row !== undefined && fits({ postcode: proof, name: proof }, addresses);
  if (!isOpen) {
    const answered = sleep(ANSWER_MS);
    if (isProven) await mailLink(ctx, orderId, row.email);
    await answered;
    throw new ShopError('order.linkMailed');
  }
  if (!isProven) throw failed();
  if (row.customerId !== null && !isOwn(ctx, row.customerId)) {
    throw needsLogin();
  }
  await rememberDevice(ctx, orderId);
  return { id: orderId, accessKey: accessKeyOf(ctx.secret, orderId, row.salt) };
}

/** The link is limited like other mails: a buyer who used a stranger's mailbox knows the proof. */
async function mailLink(ctx: CommerceContext, orderId: number, email: string): Promise<void> {
  const day = ctx.now().toISOString().slice(0, 10);
  const dedupeKey = `mail:order_received:${orderId}:again:${day}`;
  await transact(ctx, async (ctx) => {
    const { rowCount } = await ctx.db.client.query('select from outbox where dedupe_key = $1', [
      dedupeKey,
    ]);
    if (rowCount !== 0 || !(await mayMail(ctx, email, 'link'))) return;
    await queueWork(ctx, { kind: 'mail:order_received', dedupeKey, payload: { orderId } });
  });
  ringOutbox();
}

function failed(): ShopError {
  return new ShopError('order.softLoginFailed');
}
