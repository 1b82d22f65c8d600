import { createHash } from 'node:crypto';

/** Endings by the first bytes; what begins otherwise is a drawing (SVG). */
const KINDS: [ending: string, at: number, sign: string][] = [
  ['png', 0, '\x89PNG'],
  ['jpg', 0, '\xff\xd8\xff'],
  ['webp', 8, 'WEBP'],
  ['avif', 4, 'ftypavif'],
  ['svgz', 0, '\x1f\x8b'],
];

/** The name of a picture's file: its content (SHA-256), so that the same picture is one file anywhere. */
export function pictureName(content: Buffer): string {
  const kind = KINDS.find(
    ([, at, sign]) => content.toString('latin1', at, at + sign.length) === sign,
  );
  return `${createHash('sha256').update(content).digest('hex')}.${kind?.[0] ?? 'svg'}`;
}
