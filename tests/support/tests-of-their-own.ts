import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Appears in a test file that replaces modules. */
const REPLACES = /\bvi\.(?:do)?[mM]ock\(/;
/** Appears in a test file with a global document. */
const HAS_DOCUMENT = /@vitest-environment\b/;

/** Returns the tests that cannot share a process: others would get the modules they replace. */
export function testsOfTheirOwn(folders: string[], isMeant: (file: string) => boolean): string[] {
  return filesIn(folders, isMeant, (text) => REPLACES.test(text));
}

/** Returns the tests in a document, which can share a process with one another. */
export function testsInDocument(folders: string[], isMeant: (file: string) => boolean): string[] {
  return filesIn(folders, isMeant, (text) => HAS_DOCUMENT.test(text) && !REPLACES.test(text));
}

function filesIn(
  folders: string[],
  isMeant: (file: string) => boolean,
  says: (text: string) => boolean,
): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter(isMeant)
    .filter((file) => says(readFileSync(file, 'utf8')));
}

export function isUnitTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) && !isServiceTest(file);
}

export function isServiceTest(file: string): boolean {
  return file.endsWith('.db.test.ts');
}
