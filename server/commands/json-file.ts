import { readFileSync } from 'node:fs';

/** A file as text. Throws with a sentence when there is none, or it is a folder. */
export function readTextFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw fileFault(error, file);
  }
}

/** A file of JSON. Throws with a sentence, for what is no JSON with its line and column. */
export function readJsonFile(file: string): unknown {
  const text = readTextFile(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${placeOf(error, text)} is no JSON: ${HINT}`, { cause: error });
  }
}

const HINT = 'look there and just before for a comma or a quote that is missing or one too many';

function placeOf(error: unknown, text: string): string {
  const [, found] = /at position (\d+)/.exec((error as Error).message) ?? [];
  const before = text.slice(0, found === undefined ? text.length : Number(found)).split('\n');
  return `line ${before.length}, column ${before.at(-1)!.length + 1}`;
}

/** Why a file cannot be read, as a sentence for the operator; what is no fault of the file stays as it is. */
export function fileFault(error: unknown, file: string): unknown {
  const reasons: Record<string, string> = {
    ENOENT: `there is no file "${file}"; look at its name and the folder you are in`,
    EISDIR: `"${file}" is a folder, not a file`,
    EACCES: `"${file}" may not be read by this user`,
  };
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
  return reason ? new Error(reason, { cause: error }) : error;
}
