import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test file says that replaces modules, or has a document for a global. */
const MARKS = /\bvi\.(?:do)?[mM]ock\(|@vitest-environment\b/;

/** Tests that cannot share a process with others: modules and globals would be theirs too. */
export function testsOfTheirOwn(folders: string[], isMeant: (file: string) => boolean): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter(isMeant)
    .filter((file) => MARKS.test(readFileSync(file, 'utf8')));
}

export function isUnitTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) && !isServiceTest(file);
}

export function isServiceTest(file: string): boolean {
  return file.endsWith('.db.test.ts');
}
