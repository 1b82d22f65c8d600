import { onShopClock } from '../../app/lib/shop-time';
import { plainDecimal } from '../../app/lib/plain-decimal';
import { transact, type CommerceContext } from '../../app/services/commerce/core/commerce-context';
import {
  listStuckExpress,
  noteExpressRepaid,
  retryExpress,
} from '../../app/services/commerce/orders/express-payments/follow-refund';
import { listRefunds } from '../../app/services/commerce/orders/order-payment/list-refunds';
import { repayPayments } from '../../app/services/commerce/orders/order-payment/repay-payments';
import { addParcels } from '../../app/services/commerce/orders/order/add-parcels';
import { addLabelledParcels } from '../../app/services/commerce/orders/parcel-labels/add-labelled-parcels';
import { changeOrderStatus } from '../../app/services/commerce/orders/order/change-order-status';
import type { Status } from '../../app/services/commerce/orders/order/order-life';
import { decideDeclaration } from '../../app/services/commerce/orders/withdrawals/decide-declaration';
import { listDeclarations } from '../../app/services/commerce/orders/withdrawals/list-declarations';
import { acceptWithdrawal } from '../../app/services/commerce/orders/withdrawals/accept-withdrawal';
import { bookByHand } from '../../app/services/commerce/orders/online-payments/book-by-hand';
import {
  listPayments,
  type ListedPayment,
} from '../../app/services/commerce/orders/online-payments/list-payments';
import { retryPayments } from '../../app/services/commerce/orders/online-payments/retry-payments';
import { isShopError } from '../../app/services/shop-api';
import { BOOKED } from './booked-words';
import { operatorCommand, withCommandContext, type Command, type Output } from './command';
import { runBankCommand, readBankArguments, type BankArguments } from './order-bank';
import { runLabelCommand, readLabelArguments, type LabelArguments } from './order-label';
import { writeDocuments } from './order-documents';
import { everythingThatWaits } from './order-waiting';
import { readOrderActionArguments, type OrderActionArguments } from './order-arguments';
import { readVatDeclaration } from './vat-declarations';

const USAGE = `npm run order -- paid NUMBER [ATTEMPT] [--amount 12.34]
npm run order -- bank FILE [--book]
npm run order -- bank-lines
npm run order -- bank-line LINE ORDER...|none
npm run order -- label NUMBER [--parcels COUNT] [--out FILE]
npm run order -- sent NUMBER [--tracking PARCEL]... [--carrier NAME]
npm run order -- completed|cancel|repaid|withdrawn NUMBER
npm run order -- waiting
npm run order -- refunds|declarations
npm run order -- decided DECLARATION
npm run order -- documents NUMBER FOLDER
npm run order -- oss QUARTER (2026-Q3)
npm run order -- recapitulative MONTH|QUARTER (2026-07, 2026-Q3)
npm run order -- payments|retry NUMBER
npm run order -- express
npm run order -- express-retry|express-repaid PAYMENT
See docs/how-to/operate.md.`;

/**
 * The command with which an operator books money and changes the status of an order, beside the
 * running shop or without it. Returns the exit code: 0 done, 1 refused, 2 wrong use.
 */
export const runOrderCommand = operatorCommand<OrderArguments>({
  name: 'order command',
  usage: USAGE,
  read: readArguments,
  run: async (wish, command, output) => {
    if ('bank' in wish) return runBankCommand(wish.bank, command, output);
    if ('label' in wish) return runLabelCommand(wish.label, command, output);
    if ('orderId' in wish) return carryOut(wish, command, output);
    output.log(await withCommandContext(command, wish.list));
    return 0;
  },
});

type List = (ctx: CommerceContext) => Promise<string>;
type OrderArguments =
  | OrderActionArguments
  | { list: List }
  | { bank: BankArguments }
  | { label: LabelArguments };

function readArguments(args: string[]): OrderArguments | null {
  const list = args.length === 1 ? LISTS.get(args[0]!) : readVatDeclaration(args);
  if (list) return { list };
  const bank = readBankArguments(args);
  if (bank) return { bank };
  const label = readLabelArguments(args);
  return label ? { label } : readOrderActionArguments(args);
}

async function carryOut(
  wish: OrderActionArguments,
  command: Command,
  output: Output,
): Promise<number> {
  const subject = `${SUBJECTS[wish.action] ?? 'Order'} ${wish.orderId}`;
  try {
    const done = await withCommandContext(command, (ctx) => DO[wish.action](ctx, wish));
    output.log(`${subject}: ${done}`);
    return 0;
  } catch (error) {
    output.error(`${subject}: ${refusal(error, wish)}`);
    return 1;
  }
}

async function refundsThatWait(ctx: CommerceContext): Promise<string> {
  const waiting = await listRefunds(ctx);
  const lines = waiting.map(({ orderId, amount, reason, askedAt, until, by, refusal }) => {
    const how = by === 'provider' ? ', by the payment provider' : '';
    const why = refusal ? `; the payment provider did not: ${refusal}` : '';
    return `Order ${orderId}: ${plainDecimal(amount)}, ${reason} ${askedAt}, to be paid back by ${until}${how}${why}`;
  });
  return lines.join('\n') || 'No refund waits';
}

/** Lists money without an order that the payment provider could not return to the payer. */
async function expressThatWaits(ctx: CommerceContext): Promise<string> {
  const waiting = await listStuckExpress(ctx);
  const lines = waiting.map(
    ({ id, providerId, amount, currency, paidAt }) =>
      `Payment ${id} (${providerId}): ${plainDecimal(amount)} ${currency}, paid from a cart on ${onShopClock(paidAt).slice(0, 10)}, did not arrive when it was paid back`,
  );
  return lines.join('\n') || 'No money without an order waits';
}

async function declarationsThatWait(ctx: CommerceContext): Promise<string> {
  const waiting = await listDeclarations(ctx);
  const lines = waiting.map(({ id, orderId, contract, items, receivedAt, until }) => {
    const order = orderId === null ? 'no order found' : `order ${orderId}`;
    const said = JSON.stringify(items ? `${contract}: ${items}` : contract);
    return `Declaration ${id}, ${order}: withdrawn from on ${receivedAt} by ${said}, to be decided by ${until}`;
  });
  return lines.join('\n') || 'No declaration waits';
}

/** The subject of the number, where it is not an order. */
const SUBJECTS: Partial<Record<OrderActionArguments['action'], string>> = {
  decided: 'Declaration',
  'express-retry': 'Payment',
  'express-repaid': 'Payment',
};

/** The lists of open tasks by the word of the command. */
const LISTS = new Map([
  ['waiting', everythingThatWaits],
  ['refunds', refundsThatWait],
  ['declarations', declarationsThatWait],
  ['express', expressThatWaits],
]);

type Do = (ctx: CommerceContext, wish: OrderActionArguments) => Promise<string>;

const DO: Record<OrderActionArguments['action'], Do> = {
  paid: async (ctx, { orderId, attempt, amount }) =>
    BOOKED[await bookByHand(ctx, orderId, { attempt, amount })],
  withdrawn: async (ctx, { orderId }) => {
    const pieces = await acceptWithdrawal(ctx, orderId);
    return pieces > 0
      ? `${pieces} withdrawn from, neither sent nor billed`
      : 'has nothing withdrawn from that is still here, nothing changed';
  },
  repaid: async (ctx, { orderId }) => {
    const amount = await repayPayments(ctx, orderId);
    return amount > 0
      ? `${plainDecimal(amount)} noted as paid back`
      : 'has nothing to be paid back, nothing changed';
  },
  decided: async (ctx, { orderId: declaration }) =>
    (await decideDeclaration(ctx, declaration))
      ? 'waits no longer'
      : 'there is none, or it was decided before; nothing changed',
  sent: (ctx, wish) => moveOn(ctx, wish, 'shipped'),
  completed: (ctx, wish) => moveOn(ctx, wish, 'completed'),
  cancel: (ctx, wish) => moveOn(ctx, wish, 'cancelled'),
  payments: async (ctx, { orderId }) => `\n${describePayments(await listPayments(ctx, orderId))}`,
  retry: (ctx, { orderId }) => retry(ctx, orderId),
  'express-retry': async (ctx, { orderId: express }) =>
    (await retryExpress(ctx, express))
      ? 'the running shop pays it back once more'
      : 'needs no action, nothing changed',
  'express-repaid': async (ctx, { orderId: express }) =>
    (await noteExpressRepaid(ctx, express))
      ? 'noted as paid back'
      : 'needs no action, nothing changed',
  documents: async (ctx, { orderId, folder }) => {
    const files = await writeDocuments(ctx, orderId, folder);
    return files.length > 0 ? `written\n${files.join('\n')}` : 'has no documents';
  },
};

/** Returns a line for each attempt to pay and for each refund at the payment provider. */
function describePayments(payments: ListedPayment[]): string {
  return payments
    .flatMap((payment) => {
      const { attempt, paymentKey, status, amount, received, refunded, chargedBack } = payment;
      const sums = [
        `${plainDecimal(received)} of ${plainDecimal(amount)} received`,
        ...(refunded > 0 ? [`${plainDecimal(refunded)} paid back`] : []),
        ...(chargedBack > 0 ? [`${plainDecimal(chargedBack)} charged back`] : []),
        ...(payment.isUnderReview ? ['the provider says what does not fit the order'] : []),
      ];
      const there = payment.providerId
        ? ` (${payment.providerId}: ${payment.providerStatus ?? 'status unknown yet'})`
        : '';
      return [
        `  ${attempt}. ${paymentKey}${there}: ${status}, ${sums.join(', ')}`,
        ...payment.refunds.map(
          (refund) =>
            `     refund of ${plainDecimal(refund.amount)}: ${refund.state}${refund.refusal ? `, ${refund.refusal}` : ''}`,
        ),
      ];
    })
    .join('\n');
}

async function retry(ctx: CommerceContext, orderId: number): Promise<string> {
  const { asked, refunds, captures } = await retryPayments(ctx, orderId);
  if (asked + refunds + captures === 0) return 'has nothing at the payment provider';
  return `the running shop asks for ${asked} payments, sends ${refunds} refunds and takes ${captures} held sums again`;
}

function moveOn(ctx: CommerceContext, wish: OrderActionArguments, to: Status): Promise<string> {
  const { orderId } = wish;
  return transact(ctx, async (ctx) => {
    const isChanged = await changeOrderStatus(ctx, { orderId, to, reason: 'operator' });
    const parcels = await noteParcels(ctx, wish, to);
    const noted =
      parcels > 0 ? `, ${parcels} tracking ${parcels === 1 ? 'number' : 'numbers'} noted` : '';
    if (isChanged) return to + noted;
    return `was ${to} already${noted || ', nothing changed'}`;
  });
}

/** Typed numbers come before those of labels, which may not have been used. */
async function noteParcels(
  ctx: CommerceContext,
  wish: OrderActionArguments,
  to: Status,
): Promise<number> {
  if (wish.trackingNumbers.length > 0) return addParcels(ctx, wish);
  return to === 'shipped' ? addLabelledParcels(ctx, wish.orderId) : 0;
}

/** Returns the sentence for an operator's mistake; any other error is thrown. */
function refusal(error: unknown, { action, attempt }: OrderActionArguments): string {
  if (!isShopError(error)) throw error;
  const { from, known, number } = error.cause ?? {};
  switch (error.key) {
    case 'order.notFound':
      return 'there is no such order';
    case 'payment.notFound':
      return `there is no attempt ${attempt} to pay it`;
    case 'order.statusNotAllowed':
      return `is ${String(from)}, so "${action}" is not possible; nothing changed`;
    case 'return.giftCards':
      return `a gift card that was bought with it was used or is blocked, so "${action}" is not possible; nothing changed`;
    case 'order.carrierUnknown':
      return `no such carrier; there are: ${String(known)}; nothing changed`;
    case 'order.trackingNumberInvalid':
      return `"${String(number)}" is no tracking number; nothing changed`;
    default:
      throw error;
  }
}
