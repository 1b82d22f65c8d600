import {
  findOrderInputSchema,
  ORDER_TYPE,
  ShopError,
  type FindOrderInput,
  type FoundOrder,
  type OrderAddress,
} from '../../shop-api';
import type { CommerceContext } from '../commerce-context';
import { addressKey, limitRate } from '../rate-limit';
import { accessKeyOf } from './access-key';
import { rememberDevice } from './get-order';
import { isOwn } from './owner-of-order';
import { fits } from './proof';
import { needsLogin } from './needs-login';

const HOUR = 60 * 60;
/** From one address: who looks for an order of theirs needs a few. */
const TRIES = { max: 20, seconds: HOUR };
/** For one order, together with the tries on its own page. */
const TRIES_OF_ORDER = { max: 10, seconds: 24 * HOUR };

type Row = {
  salt: Buffer;
  customerId: number | null;
  billingAddress: OrderAddress;
  deliveryAddress: OrderAddress;
};

/**
 * Finds an order by its number and the postcode, last name or company name of one of its addresses
 * (§6), and lets this device see it from then on. An unknown number and a wrong proof are one
 * `order.softLoginFailed`, by one statement each. Of a customer's order the right proof leads to the
 * log-in (`order.additionalAuthenticationRequiredLogin`). Throws `security.tooManyRequests`.
 */
export async function findOrder(ctx: CommerceContext, input: FindOrderInput): Promise<FoundOrder> {
  const parsed = findOrderInputSchema.safeParse(input);
  if (!parsed.success) throw failed();
  const { orderId, proof } = parsed.data;
  await limitRate(ctx, `order:find:${addressKey(ctx.visitor.clientAddress)}`, TRIES);
  await limitRate(ctx, `order:proof:${orderId}`, TRIES_OF_ORDER);
  const { rows } = await ctx.db.client.query<Row>({
    name: 'order_find',
    text: `select access_key_salt as salt, customer_id as "customerId",
             billing_address as "billingAddress", delivery_address as "deliveryAddress"
           from orders where id = $1 and type_id = $2`,
    values: [orderId, ORDER_TYPE.order],
  });
  const row = rows[0];
  const addresses = row ? [row.deliveryAddress, row.billingAddress] : [];
  if (!row || !fits({ postcode: proof, name: proof }, addresses)) throw failed();
  if (row.customerId !== null && !isOwn(ctx, row.customerId)) {
    throw needsLogin();
  }
  await rememberDevice(ctx, orderId);
  return { id: orderId, accessKey: accessKeyOf(ctx.secret, orderId, row.salt) };
}

function failed(): ShopError {
  return new ShopError('order.softLoginFailed', { code: 422 });
}
