import { isShopError, type ShopError } from '../../shop-api';
import type { Database } from './database';

/**
 * Runs a part of a transaction. If the shop refuses it, only this part is rolled back and the error
 * is returned as `refusal`: earlier writes stay, and the transaction continues. Any other error is
 * thrown.
 */
export async function inSavepoint<T>(
  { client }: Database,
  work: () => Promise<T>,
): Promise<{ done: T; refusal?: never } | { done?: never; refusal: ShopError }> {
  await client.query('savepoint part');
  try {
    return { done: await work() };
  } catch (error) {
    if (!isShopError(error)) throw error;
    await client.query('rollback to savepoint part');
    return { refusal: error };
  }
}
