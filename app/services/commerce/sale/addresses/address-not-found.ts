import { ShopError } from '../../../shop-api';

/** The same error for an unknown address and for one of another customer. */
export function addressNotFound(): ShopError {
  return new ShopError('address.notFound');
}
