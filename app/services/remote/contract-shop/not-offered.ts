import { ShopError } from '~/services/shop-api';

/** What no operation of the contract does; pages say so in a sentence. */
export function notOffered(): Promise<never> {
  return Promise.reject(new ShopError('shop.notOffered', { code: 404 }));
}
