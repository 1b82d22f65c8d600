import * as z from 'zod';
import type { Order } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toOrder, wireOrderSchema } from '../entities/order';
import { wirePageOf } from '../entities/page';
import { readAnswer } from '../read-answer';

const ordersSchema = z.object({ data: wirePageOf(wireOrderSchema) });

type OrderPage = Omit<z.output<typeof ordersSchema>['data'], 'entries'> & { entries: Order[] };

/** A page of the customer's orders, each complete; the server sets the page size. */
export async function readOrders(call: ContractCall, page: number): Promise<OrderPage> {
  const answer = await call.ask('getOrders', { page });
  const { entries, ...place } = readAnswer('getOrders', ordersSchema, answer).data;
  return { ...place, entries: entries.map((wire) => toOrder(wire, call)) };
}
