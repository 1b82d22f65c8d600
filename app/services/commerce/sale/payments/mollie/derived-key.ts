import { createHash } from 'node:crypto';

/**
 * A stable idempotency key for another operation on the same payment: in the form of a UUID
 * (version 8).
 */
export function derivedKey(key: string, purpose: string): string {
  const hex = createHash('sha256').update(`${key} ${purpose}`).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
