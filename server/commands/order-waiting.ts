import { dayOf } from '../../app/lib/calendar-day';
import { plainDecimal } from '../../app/lib/plain-decimal';
import { listFailedWork } from '../../app/services/commerce/core/outbox/failed-work';
import type { CommerceContext } from '../../app/services/commerce/core/commerce-context';
import { listLines } from '../../app/services/commerce/orders/bank-lines/list-lines';
import { listStuckExpress } from '../../app/services/commerce/orders/express-payments/follow-refund';
import { listRefunds } from '../../app/services/commerce/orders/order-payment/list-refunds';
import {
  listWaitingOrders,
  type WaitingOrder,
} from '../../app/services/commerce/orders/order/list-waiting-orders';
import { listDeclarations } from '../../app/services/commerce/orders/withdrawals/list-declarations';

/** A task of the operator: title, last day (ISO) if any, and the command that completes it. */
type WaitingTask = { title: string; until: string | null; command: string };

/** Lists all tasks of the operator under headings, each with its command. */
export async function everythingThatWaits(ctx: CommerceContext): Promise<string> {
  const orders = await listWaitingOrders(ctx);
  const of = (what: WaitingOrder['what']) => orders.filter((order) => order.what === what);
  const parts: [heading: string, entries: WaitingTask[]][] = [
    ['Withdrawals to be decided', await declarations(ctx)],
    ['Returns that have arrived', of('returnReceived').map(returnThatWaits)],
    ['Returns on their way', of('returnRequested').map(returnThatWaits)],
    ['Money to be paid back', await refunds(ctx)],
    ['Orders to be packed', of('pack').map(orderToPack)],
    ['Orders to be paid', of('unpaid').map(orderToPay)],
    ['Bank lines without an order', await bankLines(ctx)],
    ['Mails that did not go out', await mails(ctx)],
  ];
  const today = dayOf(ctx.now());
  const shown = parts.filter(([, entries]) => entries.length > 0);
  return (
    shown
      .map(([heading, entries]) =>
        [`${heading} (${entries.length})`, ...entries.map((entry) => lineOf(entry, today))].join(
          '\n',
        ),
      )
      .join('\n\n') || 'Nothing waits'
  );
}

function lineOf({ title, until, command }: WaitingTask, today: string): string {
  return `  ${title}${until ? `, ${daysLeft(today, until)}` : ''}: ${command}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

function daysLeft(today: string, until: string): string {
  const days = Math.round((Date.parse(until) - Date.parse(today)) / DAY_MS);
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  if (days === 0) return `due today (${until})`;
  return days > 0 ? `${count} left (${until})` : `${count} late (${until})`;
}

const sum = (amount: number, currency: string) => `${plainDecimal(amount)} ${currency}`;

function returnThatWaits(back: WaitingOrder): WaitingTask {
  const { id, orderId, amount, currency, since, until, what } = back;
  const next = what === 'returnReceived' ? 'refunded' : 'received';
  return {
    title: `Return ${id} of order ${orderId}, ${sum(amount, currency)}, requested on ${since}`,
    until,
    command: `npm run return -- ${next} ${id}`,
  };
}

function orderToPack({ id, amount, currency, since }: WaitingOrder): WaitingTask {
  return {
    title: `Order ${id}, ${sum(amount, currency)}, placed on ${since}`,
    until: null,
    command: `npm run order -- sent ${id}`,
  };
}

function orderToPay({ id, amount, currency, until }: WaitingOrder): WaitingTask {
  return {
    title: `Order ${id}, ${sum(amount, currency)} to be paid`,
    until,
    command: `npm run order -- paid ${id}`,
  };
}

async function declarations(ctx: CommerceContext): Promise<WaitingTask[]> {
  const waiting = await listDeclarations(ctx);
  return waiting.map(({ id, orderId, contract, items, until }) => {
    const said = JSON.stringify(items ? `${contract}: ${items}` : contract);
    const order = orderId === null ? 'no order found' : `order ${orderId}`;
    const takeOut = orderId === null ? '' : `npm run order -- withdrawn ${orderId}, then `;
    return {
      title: `Declaration ${id}, ${order}, ${said}`,
      until,
      command: `${takeOut}npm run order -- decided ${id}`,
    };
  });
}

/** Lists refunds to be paid by the operator, without those that the payment provider pays. */
async function refunds(ctx: CommerceContext): Promise<WaitingTask[]> {
  const waiting = await listRefunds(ctx);
  const express = await listStuckExpress(ctx);
  return [
    ...waiting
      .filter(({ by }) => by === 'operator')
      .map(({ orderId, amount, reason, until, refusal }) => ({
        title: `Order ${orderId}, ${plainDecimal(amount)}, ${reason}${refusal ? `, the payment provider did not: ${refusal}` : ''}`,
        until,
        command: `npm run order -- repaid ${orderId}`,
      })),
    ...express.map(({ id, amount, currency }) => ({
      title: `Payment ${id} without an order, ${sum(amount, currency)}`,
      until: null,
      command: `npm run order -- express-repaid ${id}`,
    })),
  ];
}

async function bankLines(ctx: CommerceContext): Promise<WaitingTask[]> {
  const lines = await listLines(ctx);
  return lines.map(({ id, bookedOn, amount, currency }) => ({
    title: `Line ${id}, ${sum(amount, currency)}, booked on ${bookedOn}`,
    until: null,
    command: `npm run order -- bank-lines, then npm run order -- bank-line ${id} ORDER|none`,
  }));
}

async function mails({ db }: CommerceContext): Promise<WaitingTask[]> {
  const failed = await listFailedWork(db.client);
  return failed.map(({ id, name, lastError }) => ({
    title: `${name}: ${lastError}`,
    until: null,
    command: `npm run mail -- send-again ${id}`,
  }));
}
