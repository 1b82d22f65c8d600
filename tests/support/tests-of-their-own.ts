import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test file says that replaces modules, or has a document for a global. */
const MARKS = /\bvi\.(?:do)?[mM]ock\(|@vitest-environment\b/;

/** Unit tests that cannot share a process with others: modules and globals would be theirs too. */
export function testsOfTheirOwn(folders: string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('.db.test.'))
    .filter((file) => MARKS.test(readFileSync(file, 'utf8')));
}
