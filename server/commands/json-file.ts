import { readFileSync } from 'node:fs';
import { fileFault } from '../../app/lib/file-fault';

/** Reads a file as text. Throws with a sentence if it is missing or a folder. */
export function readTextFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = fileFault(error, file);
    throw reason === undefined ? error : new Error(reason, { cause: error });
  }
}

/** Reads a JSON file. Throws with a sentence; a syntax error has its line and column. */
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
