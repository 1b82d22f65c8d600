/** The first bytes of pictures; the picture library detects the kind. */
const PICTURE = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'RIFF', '\0\0\0'] as const;

/**
 * Files that may be uploaded as pictures of pages; `FileRules` of app/lib. An extension of another
 * of these kinds is harmless: every picture is encoded anew.
 */
export const PICTURE_FILES = {
  count: 1,
  bytes: 15 * 1024 * 1024,
  nameLength: 120,
  types: {
    png: { mediaType: 'image/png', beginsWith: PICTURE },
    jpg: { mediaType: 'image/jpeg', beginsWith: PICTURE },
    jpeg: { mediaType: 'image/jpeg', beginsWith: PICTURE },
    webp: { mediaType: 'image/webp', beginsWith: PICTURE },
    avif: { mediaType: 'image/avif', beginsWith: PICTURE },
  },
} as const;
