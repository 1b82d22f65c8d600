import { isPlainLine } from './control-characters';

/** A kind of file by its ending. */
export type FileType = {
  mediaType: string;
  /** The possible first bytes of such a file, one character each; absent if any are valid. */
  beginsWith?: readonly string[];
};

/** The files allowed in a form. */
export type FileRules = {
  /** The maximum number in one form. */
  count: number;
  /** The maximum size in bytes. */
  bytes: number;
  /** The maximum length of a name. */
  nameLength: number;
  /** By ending, in lower case. */
  types: Readonly<Record<string, FileType>>;
};

/** The reason why a file is refused; the codes are keys of `product.propertyError`. */
export type FileProblem =
  | 'fileName'
  | 'fileType'
  | 'fileEmpty'
  | 'fileSize'
  | 'fileContent'
  | 'fileSpace';

/** A file of a form received by the server: stored at `path`, or refused with a reason. */
export type UploadedFile = {
  /** Name of the form's field. */
  field: string;
  fileName: string;
  size: number;
} & ({ path: string; problem: null } | { path: null; problem: FileProblem });

/** The number of bytes needed to detect a file's type. */
export const HEAD_BYTES = 16;

/** Characters that reverse a name or hide a part of it: `gpj.exe` can be read as `exe.jpg`. */
const DECEIVING = /[\p{Cs}\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/u;
const PATH = /[/\\]/;

/** The ending of a file name in lower case, without its dot; '' for none. */
export function endingOf(name: string): string {
  return /^.+\.([a-z0-9]+)$/.exec(name.toLowerCase())?.[1] ?? '';
}

/**
 * The problem of a name: it would change the file's path, imitate another name, or have an unknown
 * type.
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

/** The problem of the content of a file with a valid name; `head` are its first bytes. */
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
