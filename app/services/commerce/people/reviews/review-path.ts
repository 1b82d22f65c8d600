import { accessKeyOf } from '../../core/access-key';
import type { CommerceContext } from '../../core/commerce-context';

type BoughtIn = {
  variationId: number;
  orderId: number;
  /** Of the access key of the order. */
  salt: Buffer;
  /** Is the order in an account? */
  isCustomers: boolean;
};

/** Where the buyer of goods judges them, without prefix: in the account, or by the link of the order. */
export function reviewPath(
  { secret }: Pick<CommerceContext, 'secret'>,
  { variationId, orderId, salt, isCustomers }: BoughtIn,
): string {
  if (isCustomers) return `/my-account/reviews/${variationId}`;
  return `/confirmation/${orderId}/${accessKeyOf(secret, orderId, salt)}/review/${variationId}`;
}
