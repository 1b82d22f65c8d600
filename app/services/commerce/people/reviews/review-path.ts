import { accessKeyOf } from '../../core/access-key';
import type { CommerceContext } from '../../core/commerce-context';

type BoughtIn = {
  variationId: number;
  orderId: number;
  /** Of the access key of the order. */
  salt: Buffer;
  /** Whether the order is in an account. */
  isCustomers: boolean;
};

/** Where the buyer reviews goods, without prefix: in the account, or by the order's link. */
export function reviewPath(
  { secret }: Pick<CommerceContext, 'secret'>,
  { variationId, orderId, salt, isCustomers }: BoughtIn,
): string {
  if (isCustomers) return `/my-account/reviews/${variationId}`;
  return `/confirmation/${orderId}/${accessKeyOf(secret, orderId, salt)}/review/${variationId}`;
}
