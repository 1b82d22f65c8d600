import { data } from '@remix-run/node';
import { isShopError } from '~/services/shop-api';

/** Waits for an operation; too many of them become the 429 page with the time to wait. */
export async function refuseFlood<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isShopError(error, 'security.tooManyRequests')) throw error;
    const retryAfter = Number(error.cause?.retryAfter ?? 60);
    const headers = { 'Retry-After': String(retryAfter) };
    throw data({ retryAfter }, { status: 429, headers });
  }
}
