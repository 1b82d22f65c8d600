import { transact, type CommerceContext } from '../app/services/commerce/commerce-context';
import { changeOrderStatus } from '../app/services/commerce/orders/change-order-status';
import {
  confirmPayment,
  type PaymentBooked,
} from '../app/services/commerce/orders/confirm-payment';
import type { Status } from '../app/services/commerce/orders/order-life';
import { isShopError } from '../app/services/shop-api';
import { readNumber, withCommandContext, type Env, type Output } from './command';
import { writeDocuments } from './order-documents';

const USAGE = `npm run order -- paid|sent|completed|cancel NUMBER
npm run order -- documents NUMBER FOLDER
See docs/how-to/operate.md.`;

const TARGET = new Map<string, Status>([
  ['sent', 'shipped'],
  ['completed', 'completed'],
  ['cancel', 'cancelled'],
]);

const BOOKED: Record<PaymentBooked, string> = {
  confirmed: 'paid',
  alreadyPaid: 'was paid already, nothing changed',
  orderCancelled: 'is cancelled; the money is booked and has to be paid back',
};

/**
 * The command by which an operator books money and moves an order on, beside the running shop or
 * without it. Gives the exit code: 0 done, 1 refused, 2 wrong use.
 */
export async function runOrderCommand(
  [action = '', number = '', folder = '']: string[],
  env: Env = process.env,
  output: Output = console,
): Promise<number> {
  const isAction =
    action === 'paid' || TARGET.has(action) || (action === 'documents' && folder !== '');
  const orderId = readNumber(number);
  if (!isAction || !orderId) {
    output.error(USAGE);
    return 2;
  }
  const command = { env, name: 'order command', say: output.error.bind(output) };
  try {
    const done = await withCommandContext(command, (ctx) =>
      change(ctx, { action, orderId, folder }),
    );
    output.log(`Order ${number}: ${done}`);
    return 0;
  } catch (error) {
    output.error(`Order ${number}: ${refusal(error, action)}`);
    return 1;
  }
}

type Order = { action: string; orderId: number; folder: string };

async function change(ctx: CommerceContext, { action, orderId, folder }: Order): Promise<string> {
  if (action === 'documents') {
    const files = await writeDocuments(ctx, orderId, folder);
    return files.length > 0 ? `written\n${files.join('\n')}` : 'has no documents';
  }
  const to = TARGET.get(action);
  if (!to) return BOOKED[await confirmPayment(ctx, orderId)];
  const isChanged = await transact(ctx, (ctx) =>
    changeOrderStatus(ctx, { orderId, to, reason: 'operator' }),
  );
  return isChanged ? to : `was ${to} already, nothing changed`;
}

/** What the operator did wrong, in words; any other error goes on. */
function refusal(error: unknown, action: string): string {
  if (isShopError(error, 'order.notFound')) return 'there is no such order';
  if (!isShopError(error, 'order.statusNotAllowed')) throw error;
  const { from } = error.cause as { from: Status };
  return `is ${from}, so "${action}" is not possible; nothing changed`;
}
