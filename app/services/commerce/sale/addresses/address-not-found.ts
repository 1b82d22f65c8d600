import { ShopError } from '../../../shop-api';

/** One answer for an address that is not there and one that is somebody else's. */
export function addressNotFound(): ShopError {
  return new ShopError('address.notFound', { code: 404 });
}
