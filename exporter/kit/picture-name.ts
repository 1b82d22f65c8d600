import { createHash } from 'node:crypto';

/** File extensions by the first bytes; any other picture is a drawing (SVG). */
const KINDS: [ending: string, at: number, sign: string][] = [
  ['png', 0, '\x89PNG'],
  ['jpg', 0, '\xff\xd8\xff'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['svgz', 0, '\x1f\x8b'],
];

/** Names a picture's file by its content hash (SHA-256): equal pictures share one file. */
export function pictureName(content: Buffer): string {
  const kind = KINDS.find(
    ([, at, sign]) => content.toString('latin1', at, at + sign.length) === sign,
  );
  return `${createHash('sha256').update(content).digest('hex')}.${kind?.[0] ?? 'svg'}`;
}
