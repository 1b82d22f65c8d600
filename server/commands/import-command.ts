import { resolve } from 'node:path';
import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { storeImage, type Recall, type StoredImage } from '../../app/services/images';
import { openPool } from '../../database/connect';
import { importCatalogue, printReport } from '../../importer';
import { joinDatabase } from '../../database/open';
import { operatorCommand, type Command, type Output } from './command';
import { readConfig } from '../config';
import { mediaFolder } from '../folders';

const USAGE = `npm run catalogue:import -- file.csv … [--dry-run] [--images folder]
See docs/how-to/import-a-catalogue.md for the files and their columns.`;

/**
 * The command an operator runs, beside the running shop or without it. Progress goes to standard
 * error, the report to standard output. Returns the exit code: 0 all well, 1 bad lines, 2 wrong
 * use.
 */
export const runImport = operatorCommand({
  name: 'catalogue import',
  usage: USAGE,
  read: readArguments,
  run,
});

type ImportArguments = { files: string[]; dryRun: boolean; imagesDir: string | undefined };

async function run(
  { files, dryRun, imagesDir }: ImportArguments,
  { env, name, say }: Command,
  output: Output,
): Promise<number> {
  const config = readConfig(env);
  const mask = process.umask(0o077);
  const database = await joinDatabase({ ...config, name }, say);
  const pool = openPool(database.url, { max: 2, limits: 'batch', name });
  try {
    const report = await importCatalogue(pool, files, {
      dryRun,
      log: say,
      ...(imagesDir && {
        findPicture: picturesIn(imagesDir, mediaFolder(config), storedIn(pool)),
      }),
    });
    output.log(printReport(report));
    return report.problems.length > 0 ? 1 : 0;
  } finally {
    await pool.end();
    await database.stop();
    process.umask(mask);
  }
}

/** Throws the errors of `parseArgs`. */
function readArguments(args: string[]): ImportArguments | null {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' }, images: { type: 'string' } },
  });
  if (positionals.length === 0) return null;
  return { files: positionals, dryRun: values['dry-run'] ?? false, imagesDir: values.images };
}

/** Finds pictures by file name inside one folder only. */
function picturesIn(folder: string, mediaDir: string, recall: Recall) {
  return async (name: string) => {
    const file = resolve(folder, name);
    if (!file.startsWith(resolve(folder, '.') + '/'))
      throw new Error(`"${name}" is outside the folder`);
    const content = await readFile(file).catch(() => {
      throw new Error(`there is no picture "${name}" in the folder "${folder}"`);
    });
    return storeImage(content, mediaDir, recall).catch((error: Error) => {
      throw new Error(`"${name}" is no picture that can be read: ${error.message}`);
    });
  };
}

/** Looks up pictures of an earlier import: the same file costs only a query. */
function storedIn(pool: pg.Pool): Recall {
  return async (hash) => {
    const { rows } = await pool.query<StoredImage>(
      'select hash, width, height, placeholder, widths from image where hash = $1',
      [hash],
    );
    return rows[0];
  };
}
