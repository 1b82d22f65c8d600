import { createHmac, timingSafeEqual } from 'node:crypto';
import { LIMITS } from '../../../shop-api/entities/field-limits';

type DataRequest = { requestId: number; email: string; requestedAt: Date };

/**
 * Key of the link to the data about a mail address: 256 bits derived from the request, its address
 * and its time (006). Nothing of it is stored.
 */
export function dataKey(secret: Buffer, { requestId, email, requestedAt }: DataRequest): string {
  return createHmac('sha256', secret)
    .update(`data:${requestId}:${requestedAt.toISOString()}:${email}`)
    .digest('base64url');
}

/** Compares in constant time. */
export function isDataKey(given: string, secret: Buffer, asked: DataRequest): boolean {
  const expected = Buffer.from(dataKey(secret, asked));
  const candidate = Buffer.from(given);
  return candidate.length === expected.length && timingSafeEqual(candidate, expected);
}

/** Whether a link requested at that time has expired. */
export function isDataLinkOver(requestedAt: Date, now: Date): boolean {
  return now.getTime() - requestedAt.getTime() > LIMITS.dataLink.hours * 3_600_000;
}
