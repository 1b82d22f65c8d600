import {
  isShopError,
  ShopError,
  type OrderReference,
  type OrderOperations,
} from '~/services/shop-api';
import type { ContractCall } from '../contract-call';
import { toOrderSummary } from '../entities/order';
import { notOffered } from '../not-offered';
import { readOrder } from './read-order';
import { readOrders } from './read-orders';

/** Orders of a server of the contract, which sets the page size. */
export function orderOperations(call: ContractCall): OrderOperations {
  return {
    getOrder: (input) => readOrder(call, input),
    doFindOrder: (input) => findOrder(call, input),
    doSendGiftCards: notOffered,
    async getOrders({ page = 1 }) {
      const { entries, ...place } = await readOrders(call, page);
      return { ...place, entries: entries.map(toOrderSummary) };
    },
  };
}

/** What servers answer to a proof that does not fit. */
const WRONG_PROOF = ['order.notFound', 'order.softLoginFailed', 'request.unreadable'];

/**
 * An order by its number and a known fact. Its server decides whether that is a postcode or a name;
 * it is called with one, then with the other.
 */
async function findOrder(
  call: ContractCall,
  { orderId, proof }: { orderId: number; proof: string },
): Promise<OrderReference> {
  const proofs = /\d/.test(proof) ? [{ postcode: proof }, { name: proof }] : [{ name: proof }];
  for (const each of proofs) {
    try {
      const { id, accessKey } = await readOrder(call, { orderId, ...each });
      if (accessKey) return { id, accessKey };
    } catch (error) {
      if (!isShopError(error) || !WRONG_PROOF.includes(error.key)) throw error;
    }
  }
  throw new ShopError('order.softLoginFailed');
}
