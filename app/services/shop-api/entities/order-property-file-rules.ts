/**
 * The files of order properties (§5, open point 1.7), without zod, so that browser code may import
 * them. Has the shape of `FileRules` of app/lib, which the server reads in a route's `handle`.
 */

/** Word, 3ds Max and others: Microsoft's compound file format. */
const COMPOUND = ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'];
const ZIP = ['PK\x03\x04'];
const POSTSCRIPT = ['%!', '\xc5\xd0\xd3\xc6', '\x04%!'];
const STEP = ['ISO-10303-21'];

/** A refused file is discarded; the original shop uploads it all the same. */
export const ORDER_PROPERTY_FILES = {
  count: 5,
  bytes: 10 * 1024 * 1024,
  nameLength: 120,
  types: {
    doc: { mediaType: 'application/msword', beginsWith: COMPOUND },
    docx: {
      mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      beginsWith: ZIP,
    },
    pdf: { mediaType: 'application/pdf', beginsWith: ['%PDF-'] },
    txt: { mediaType: 'text/plain' },
    obj: { mediaType: 'model/obj' },
    eps: { mediaType: 'application/postscript', beginsWith: POSTSCRIPT },
    ps: { mediaType: 'application/postscript', beginsWith: POSTSCRIPT },
    psd: { mediaType: 'image/vnd.adobe.photoshop', beginsWith: ['8BPS'] },
    sla: { mediaType: 'application/octet-stream' },
    stp: { mediaType: 'model/step', beginsWith: STEP },
    step: { mediaType: 'model/step', beginsWith: STEP },
    '3mf': { mediaType: 'model/3mf', beginsWith: ZIP },
    '3ds': { mediaType: 'application/octet-stream', beginsWith: ['MM'] },
    max: { mediaType: 'application/octet-stream', beginsWith: COMPOUND },
    jpg: { mediaType: 'image/jpeg', beginsWith: ['\xff\xd8\xff'] },
    png: { mediaType: 'image/png', beginsWith: ['\x89PNG\r\n\x1a\n'] },
    // A drawing may contain script: it is served as bytes, never as a picture.
    svg: { mediaType: 'application/octet-stream' },
  },
} as const;

/** A property refers to its file as `hash/filename`. */
const VALUE = /^([A-Za-z0-9_-]{22,64})\/([^/\\\p{Cc}\p{Cs}]{1,120})$/u;

/** Splits the value of a file property; null if it is none. */
export function readFileValue(value: string): { hash: string; fileName: string } | null {
  const [, hash, fileName] = VALUE.exec(value) ?? [];
  return hash && fileName ? { hash, fileName } : null;
}

/** The value by which a property refers to this file. */
export function fileValue({ hash, fileName }: { hash: string; fileName: string }): string {
  return `${hash}/${fileName}`;
}

/** The URL of the file for visitors who may see it; null if there is none. */
export function fileUrl(value: string): string | null {
  const file = readFileValue(value);
  return file && `/files/${file.hash}/${encodeURIComponent(file.fileName)}`;
}
