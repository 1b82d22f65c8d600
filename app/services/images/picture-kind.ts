/** Kinds of pictures that may be uploaded, as sharp names them. */
export type PictureKind = 'png' | 'jpeg' | 'webp' | 'heif';

/**
 * The kind of a picture by its first bytes; null for everything else, drawings included. What is no
 * picture by its bytes never reaches the decoder, which would take SVG and more.
 */
export function pictureKind(content: Buffer): PictureKind | null {
  const at = (offset: number, sign: string) =>
    content.toString('latin1', offset, offset + sign.length) === sign;
  if (at(0, '\x89PNG\r\n\x1a\n')) return 'png';
  if (at(0, '\xff\xd8\xff')) return 'jpeg';
  if (at(0, 'RIFF') && at(8, 'WEBP')) return 'webp';
  // A moving AVIF (avis) is none: of a film the shop would show one frame.
  return at(4, 'ftypavif') ? 'heif' : null;
}
