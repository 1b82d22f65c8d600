/** What a picture begins with; which of them it is, the library looks at itself. */
const PICTURE = ['\x89PNG\r\n\x1a\n', '\xff\xd8\xff', 'RIFF', '\0\0\0'] as const;

/**
 * Files that may be uploaded as pictures of pages; `FileRules` of app/lib. An ending that names
 * another of these kinds does no harm: every picture is written anew.
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
