import { hash } from 'node:crypto';

/** SHA-256 of a secret; the only form in which the database stores it. */
export function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer');
}
