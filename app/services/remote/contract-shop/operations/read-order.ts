import type { GetOrderInput, Order } from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toOrder, wireOrderSchema, type WireOrder } from '../entities/order';
import { readAnswer } from '../read-answer';
import { refuseQuestion } from './proof-question';

/** The order of a link unchanged, or the question before it. */
export async function readWireOrder(call: ContractCall, input: GetOrderInput): Promise<WireOrder> {
  const answer = await call.ask('getOrder', input);
  const shown = refuseQuestion(answer, {
    isProved: Boolean(input.postcode ?? input.name),
    wrongProof: 'order.softLoginFailed',
    notFound: 'order.notFound',
  });
  return readAnswer('getOrder', wireOrderSchema, shown);
}

/**
 * The order of a link. The contract does not return its owner: it is the customer's own if they see
 * it without a key, or if it was sent to their mailbox.
 */
export async function readOrder(call: ContractCall, input: GetOrderInput): Promise<Order> {
  const order = toOrder(await readWireOrder(call, input), call);
  return { ...order, isInAccount: order.isInAccount || (await isOwn(call, input, order)) };
}

async function isOwn(
  call: ContractCall,
  { accessKey }: GetOrderInput,
  { billingAddress, deliveryAddress }: Order,
): Promise<boolean> {
  const { user } = await call.session();
  if (!user || !('email' in user)) return false;
  const mailbox = user.email.toLowerCase();
  const mailboxes = [billingAddress, deliveryAddress].map(({ email }) => email.toLowerCase());
  return !accessKey || mailboxes.includes(mailbox);
}
