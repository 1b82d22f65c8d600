import { ShopError } from '../../../shop-api';

/** A draft that is no offer: `cause` is { place in the draft: what is wrong there }. */
export function offerInvalid(cause: Record<string, unknown>): ShopError {
  return new ShopError('offer.invalid', { code: 422, cause });
}
