/** Kinds of pictures that may be uploaded, by their names in sharp. */
export type PictureKind = 'png' | 'jpeg' | 'webp' | 'heif';

/**
 * Detects the kind of a picture by its first bytes; null for other files, including drawings. Other
 * files must not reach the decoder, which would accept SVG and more.
 */
export function pictureKind(content: Buffer): PictureKind | null {
  const at = (offset: number, sign: string) =>
    content.toString('latin1', offset, offset + sign.length) === sign;
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (at(0, '\xff\xd8\xff')) return 'jpeg';
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'webp';
  // An AVIF sequence (avis) is refused, because only its first frame would be shown.
  return at(4, 'ftypavif') ? 'heif' : null;
}
