import { createHash } from 'node:crypto';

/** Says which picture it is, in the address of an icon. */
export function iconHash(svg: Uint8Array): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16);
}
