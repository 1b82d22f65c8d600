import { isPlainLine } from './control-characters';

/** A kind of file by its ending. */
export type FileType = {
  mediaType: string;
  /** What such a file begins with, one character a byte; left out where it may be anything. */
  beginsWith?: readonly string[];
};

/** Which files a form may hold. */
export type FileRules = {
  /** At most so many in one form. */
  count: number;
  /** The most bytes of one. */
  bytes: number;
  /** The most characters of a name. */
  nameLength: number;
  /** By ending, in small letters. */
  types: Readonly<Record<string, FileType>>;
};

/** Why a file is not taken; the codes are keys of `product.propertyError`. */
export type FileProblem =
  | 'fileName'
  | 'fileType'
  | 'fileEmpty'
  | 'fileSize'
  | 'fileContent'
  | 'fileSpace';

/** A file of a form as the server took it in: it lies at `path`, or there is a reason why not. */
export type UploadedFile = {
  /** Name of the form's field. */
  field: string;
  fileName: string;
  size: number;
} & ({ path: string; problem: null } | { path: null; problem: FileProblem });

/** So many bytes of a file tell its kind. */
export const HEAD_BYTES = 16;

/** Signs that write a name backwards or hide a part of it: `gpj.exe` can be read as `exe.jpg`. */
const DECEIVING = /[\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;
const PATH = /[/\\]/;

/** The ending of a file name in small letters, without its dot; '' for none. */
export function endingOf(name: string): string {
  return /^.+\.([a-z0-9]+)$/.exec(name.toLowerCase())?.[1] ?? '';
}

/**
 * What is wrong with a name: with it a file would lie elsewhere, look like another one, or be of no
 * known kind.
 */
export function nameProblem(rules: FileRules, name: string): FileProblem | null {
  const isName =
    name !== '' &&
    name.length <= rules.nameLength &&
    name === name.trim() &&
    !name.startsWith('.') &&
    isPlainLine(name) &&
    !DECEIVING.test(name) &&
    !PATH.test(name);
  if (!isName) return 'fileName';
  return typeOf(rules, name) ? null : 'fileType';
}

/** What is wrong with the bytes of a file with a good name; `head` are its first ones. */
export function contentProblem(
  rules: FileRules,
  name: string,
  { size, head }: { size: number; head: Uint8Array },
): FileProblem | null {
  if (size === 0) return 'fileEmpty';
  if (size > rules.bytes) return 'fileSize';
  const { beginsWith } = typeOf(rules, name) ?? { beginsWith: [] };
  if (!beginsWith) return null;
  const start = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  return beginsWith.some((sign) => start.startsWith(sign)) ? null : 'fileContent';
}

function typeOf({ types }: FileRules, name: string): FileType | null {
  const ending = endingOf(name);
  return Object.hasOwn(types, ending) ? types[ending]! : null;
}
