import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The CSV files of a folder. */
export function csvIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.csv'))
    .map((name) => join(folder, name));
}

/** Every file below a folder, and its bytes. */
export function bytesOf(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
  return Object.fromEntries(
    files.map((file) => [file.slice(folder.length), readFileSync(file, 'latin1')]),
  );
}
