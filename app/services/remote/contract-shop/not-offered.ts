import { ShopError } from '~/services/shop-api';

/** For operations that the contract lacks; pages show a sentence. */
export function notOffered(): Promise<never> {
  return Promise.reject(new ShopError('shop.notOffered'));
}
