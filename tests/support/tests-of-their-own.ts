import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test file says that replaces modules. */
const REPLACES = /\bvi\.(?:do)?[mM]ock\(/;
/** What one says that has a document for a global. */
const HAS_DOCUMENT = /@vitest-environment\b/;

/** Tests that cannot share a process with others: the modules they replace would be theirs too. */
export function testsOfTheirOwn(folders: string[], isMeant: (file: string) => boolean): string[] {
  return filesIn(folders, isMeant, (text) => REPLACES.test(text));
}

/** Tests in a document, which can share a process with one another. */
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
