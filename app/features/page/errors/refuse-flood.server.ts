import { data } from '@remix-run/node';
import { isShopError } from '~/services/shop-api';
import type { ErrorWords } from './error-meta';

/** Waits for an operation; a rate limit becomes the 429 page with the time to wait. */
export async function refuseFlood<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isShopError(error, 'security.tooManyRequests')) throw error;
    const retryAfter = Number(error.cause?.retryAfter ?? 60);
    const headers = { 'Retry-After': String(retryAfter) };
    throw data({ words: waitWords(retryAfter) }, { status: 429, headers });
  }
}

/** The time until the next attempt, rounded up, so that no customer is too early. */
export function waitWords(seconds: number): ErrorWords {
  const minutes = Math.ceil(seconds / 60);
  const title = 'errorPages.tooManyTitle';
  return minutes > 90
    ? { title, text: 'errorPages.tooManyHours', count: Math.ceil(minutes / 60) }
    : { title, text: 'errorPages.tooManyMinutes', count: minutes };
}
