import { createCatalogueIndex } from '../app/services/commerce/catalogue/catalogue-index';
import {
  jobContext,
  transact,
  type CommerceContext,
} from '../app/services/commerce/commerce-context';
import {
  changeOrderStatus,
  type OrderStatus,
} from '../app/services/commerce/orders/change-order-status';
import { confirmPayment } from '../app/services/commerce/orders/confirm-payment';
import { openPool } from '../database/connect';
import { joinDatabase } from '../database/open';
import { readConfig } from './config';

const USAGE = `npm run order -- paid|sent|completed|cancel NUMBER
See docs/how-to/operate.md.`;

const TARGET: Record<string, OrderStatus> = {
  sent: 'shipped',
  completed: 'completed',
  cancel: 'cancelled',
};

/**
 * The command by which an operator books money and moves an order on, beside the running shop or
 * without it. Gives the exit code: 0 done, 1 refused, 2 wrong use.
 */
export async function runOrderCommand([action = '', number = '']: string[]): Promise<number> {
  const orderId = Number(number);
  if (!(action === 'paid' || action in TARGET) || !Number.isSafeInteger(orderId) || orderId < 1) {
    console.error(USAGE);
    return 2;
  }
  const database = await joinDatabase(readConfig(process.env), (message) => console.error(message));
  const pool = openPool(database.url, { max: 2, name: 'order command' });
  const index = await createCatalogueIndex(pool);
  try {
    const base = { pool, index, secret: Buffer.alloc(0), now: () => new Date() };
    console.log(await actOn(jobContext(base, 'de'), action, orderId));
    return 0;
  } finally {
    index.close();
    await pool.end();
    await database.stop();
  }
}

async function actOn(ctx: CommerceContext, action: string, orderId: number): Promise<string> {
  if (action === 'paid') return `Order ${orderId}: ${await confirmPayment(ctx, orderId)}`;
  const to = TARGET[action]!;
  const isChanged = await transact(ctx, (ctx) =>
    changeOrderStatus(ctx, { orderId, to, reason: 'operator' }),
  );
  return `Order ${orderId}: ${isChanged ? '' : 'already '}${to}`;
}
