import { expect, test } from 'vitest';
import {
  CARD,
  memoryProvider,
  ONLINE_WAYS,
  PAYPAL,
} from '../../../../tests/support/memory-provider';
import { getReady, offer } from '../../../../tests/support/shopper';
import { useFilledShop } from '../../../../tests/support/use-filled-shop';
import { transact } from '../core/commerce-context';
import { startOutbox } from '../core/outbox/run-outbox';
import { listStuckExpress, retryExpress } from '../orders/express-payments/follow-refund';
import { settleExpress } from '../orders/express-payments/send-back';
import { listPayments } from '../orders/online-payments/list-payments';
import { paymentHandlers } from '../orders/online-payments/payment-handlers';
import { retryPayments } from '../orders/online-payments/retry-payments';
import { syncDuePayments } from '../orders/online-payments/sync-due-payments';
import { handlePaymentWebhook } from '../orders/online-payments/handle-webhook';
import { changeOrderStatus } from '../orders/order/change-order-status';

let variationId: number;
const { engine, context, newcomer, expectIndexes } = useFilledShop(async ({ fixture }) => {
  const made = await fixture.item({ name: 'Weiß', variations: [{ price: 1000, stock: 100 }] });
  variationId = made.variationIds[0]!;
});

test('payments at the provider are queried, updated by webhooks and refunded among many', async () => {
  const { pool } = engine;
  const provider = memoryProvider();
  await pool.query(ONLINE_WAYS);
  await pool.query(
    `update payment set payment_key = 'MOLLIE_CREDITCARD', provider_id = 'tr_filled' || id,
       asked = amount, provider_status = 'paid' where status = 'paid'`,
  );
  await pool.query(
    `with added as (insert into refund (order_id, payment_id, reason, amount, asked_at, repaid_at)
       select order_id, id, 'overpaid', 1, now(), now() from payment where status = 'paid' returning id)
     insert into provider_refund (refund_id, idempotency_key, provider_id, state)
     select id, gen_random_uuid(), 're_filled' || id, 'refunded' from added`,
  );
  await pool.query('analyze payment; analyze refund; analyze provider_refund');
  engine.setProvider(provider.online());
  const ctx = { ...context(), mollie: provider.online() };
  const guest = newcomer();
  await guest.do((shop) => shop.doAddCartItem({ variationId, quantity: 3 }));
  await getReady(guest, { email: 'guest-4@example.com', paymentId: CARD });
  const order = await offer(guest);
  const { id: orderId } = await guest.do((shop) => shop.doPlaceOrder(order));
  await expectIndexes('visit', async () => {
    await guest.do((shop) => shop.doExecutePayment({ orderId }));
    const [id] = [...provider.payments.keys()];
    provider.set(id!, 'paid');
    await handlePaymentWebhook(ctx, 'tr_nobodyKnows', '192.0.2.1');
    await handlePaymentWebhook(ctx, id!, '192.0.2.1');
    await guest.do((shop) => shop.getMolliePayment({ paymentId: id! }));
    await listPayments(ctx, orderId);
  });
  await expectIndexes('work', async () => {
    await pool.query(
      "update payment set next_check_at = now() - interval '1 hour' where order_id = $1",
      [orderId],
    );
    expect(await syncDuePayments({ ...ctx, now: () => new Date() })).toBe(1);
    await transact(ctx, (ctx) =>
      changeOrderStatus(ctx, { orderId, to: 'cancelled', reason: 'operator' }),
    );
    const { secret, index, now } = ctx;
    const handlers = paymentHandlers({ pool, secret, index, now, mollie: provider.online() });
    const outbox = startOutbox({ pool, handlers, now, pollMs: 1e6 });
    await outbox.runOnce();
    await outbox.stop();
    await retryPayments(ctx, orderId);
  });
  expect(provider.count('refundPayment')).toBe(1);

  await guest.do((shop) => shop.doAddCartItem({ variationId, quantity: 1 }));
  await getReady(guest, { email: 'guest-4@example.com', paymentId: PAYPAL });
  let express = '';
  await expectIndexes('visit', async () => {
    const { id } = await guest.do((shop) => shop.doCreateExpressPayment());
    express = id;
    provider.set(id, 'paid');
    await guest.do((shop) => shop.getExpressPayment({ paymentId: id, isAsking: true }));
  });
  await expectIndexes('work', async () => {
    const inHours = (hours: number) => () => new Date(Date.now() + hours * 60 * 60 * 1000);
    expect(await settleExpress({ ...ctx, now: inHours(2) })).toBe(1);
    // The provider could not complete it, and the operator retries it.
    provider.failRefund(express, provider.refundOf(express)[0]!.id);
    expect(await settleExpress({ ...ctx, now: inHours(9) })).toBe(1);
    const [stuck] = await listStuckExpress(ctx);
    expect(await retryExpress(ctx, stuck!.id)).toBe(true);
    expect(await settleExpress({ ...ctx, now: inHours(10) })).toBe(1);
  });
  expect(provider.count('refundPayment')).toBe(3);
  engine.setProvider(null);
});
