import { createHash } from 'node:crypto';

/** Identifies the picture in the URL of an icon. */
export function iconHash(svg: Uint8Array): string {
  return createHash('sha256').update(svg).digest('hex').slice(0, 16);
}
