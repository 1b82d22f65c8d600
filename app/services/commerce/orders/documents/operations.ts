import type { DocumentOperations } from '../../../shop-api';
import type { CommerceContext } from '../../core/commerce-context';
import { getOrderDocument } from './get-order-document';

/** Documents of orders (§3, §7). */
export function documentOperations(ctx: CommerceContext): DocumentOperations {
  return {
    getOrderDocument: (input) => getOrderDocument(ctx, input),
  };
}
