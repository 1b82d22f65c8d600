/**
 * A separate process that calls the payment provider and may be killed meanwhile: its argument
 * contains the database, the provider's address, the time, the task, its subject and the session.
 */
import { createCatalogueIndex } from '../../app/services/commerce/catalogue/in-memory/create-catalogue-index';
import { bindCommerce } from '../../app/services/commerce/engine/commerce';
import {
  jobContext,
  requestContext,
  type CommerceContext,
} from '../../app/services/commerce/core/commerce-context';
import { databaseOn } from '../../app/services/commerce/core/database';
import { hookFrom } from '../../app/services/commerce/core/test-hooks';
import { startOutbox } from '../../app/services/commerce/core/outbox/run-outbox';
import { createReference } from '../../app/services/commerce/core/reference/reference';
import { settleExpress } from '../../app/services/commerce/orders/express-payments/send-back';
import { paymentHandlers } from '../../app/services/commerce/orders/online-payments/payment-handlers';
import { startPayment } from '../../app/services/commerce/orders/online-payments/start-payment';
import { handlePaymentWebhook } from '../../app/services/commerce/orders/online-payments/handle-webhook';
import { findVisitor } from '../../app/services/commerce/visitors/sessions/find-visitor';
import { connectProvider } from '../../app/services/payments/mollie/connect-provider';
import { openPool } from '../../database/connect';
import { SHOP_SECRET, type PayingTask } from './paying-task';

const task = JSON.parse(process.argv[2]!) as PayingTask;
const pool = openPool(task.url);
const index = await createCatalogueIndex(pool);
const base = {
  pool,
  index,
  secret: SHOP_SECRET,
  now: () => new Date(task.now),
  hook: hookFrom(process.env),
  mollie: connectProvider(task.account, 'https://shop.example', console),
};

const WORK: Record<PayingTask['work'], (ctx: CommerceContext) => Promise<unknown>> = {
  pay: (ctx) => startPayment(ctx, Number(task.about), task.paymentKey ?? 'MOLLIE_CREDITCARD'),
  hear: (ctx) => handlePaymentWebhook(ctx, String(task.about), '192.0.2.1'),
  giveBack: settleExpress,
  async outbox() {
    const outbox = startOutbox({ pool, handlers: paymentHandlers(base), now: base.now });
    await outbox.runOnce();
    await outbox.stop();
  },
  async payFromCart() {
    const reference = createReference(pool);
    const parts = { ...base, reference, privateFiles: null };
    const visitor = await findVisitor(
      databaseOn(pool),
      task.token!,
      '127.0.0.1',
      base.now(),
      async () => 30,
    );
    const shop = bindCommerce(requestContext(parts, { visitor, lang: 'de', touch: () => {} }));
    await shop.doCreateExpressPayment();
  },
};
await WORK[task.work](jobContext(base, 'de'));
index.close();
await pool.end();
