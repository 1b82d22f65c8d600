import { register } from './customer';
import { ADDRESS, orderForm, placeOrder, putInCart } from './guest';
import type { VisitedShop } from './start-shop';
import type { ShopClient } from './shop-client';

export type CustomerOrder = {
  id: number;
  accessKey: string;
  /** The path of its page, without origin. */ path: string;
};

/** Orders these goods for a logged-in customer; with `isSent` they are marked as sent. */
export async function orderAsCustomer(
  shop: Pick<VisitedShop, 'query'>,
  client: ShopClient,
  goods: readonly { variationId: number; quantity?: number }[],
  { isSent = true } = {},
): Promise<CustomerOrder> {
  for (const { variationId, quantity = 1 } of goods) await putInCart(client, variationId, quantity);
  const address = { ...ADDRESS, intent: 'shipping-address', addressKind: 'shipping-address' };
  await client.post('/checkout', { ...address, useAsBilling: 'on' });
  const placed = await placeOrder(client, await orderForm(client));
  const path = new URL(placed.headers.get('location') ?? '/', placed.url).pathname;
  const [, , id = '', accessKey = ''] = path.split('/');
  if (!accessKey) throw new Error(`${placed.status} ${placed.errorCodes().join()}`);
  if (isSent) await sendByHand(shop, Number(id));
  return { id: Number(id), accessKey, path };
}

/** Marks the goods of an order as sent, as `npm run order -- sent` does. */
export async function sendByHand(shop: Pick<VisitedShop, 'query'>, id: number): Promise<void> {
  await shop.query(`update orders set status = 'shipped', sent_at = now() where id = $1`, [id]);
  await shop.query(`update reservation set state = 'claimed' where order_id = $1`, [id]);
  await shop.query(
    `update stock s set reserved = reserved - r.quantity, on_hand = on_hand - r.quantity
     from reservation r where r.order_id = $1 and r.variation_id = s.variation_id`,
    [id],
  );
  await shop.query(
    `insert into event_log (order_id, kind, data)
     values ($1, 'order.status', '{"from": "confirmed", "to": "shipped", "reason": "operator"}')`,
    [id],
  );
}

/** A browser logged in with a new account. */
export async function newCustomer(
  shop: Pick<VisitedShop, 'client'>,
  email: string,
): Promise<ShopClient> {
  const client = shop.client();
  await register(client, email);
  return client;
}
