import { ShopError } from '../../../shop-api';

/** The error for an invalid draft: `cause` is { field of the draft: what is wrong there }. */
export function offerInvalid(cause: Record<string, unknown>): ShopError {
  return new ShopError('offer.invalid', { cause });
}
