import { basename, resolve } from 'node:path';
import type pg from 'pg';
import { fileFault } from '../app/lib/file-fault';
import { finishImport, refreshSearch } from './finish';
import { importFile } from './import-file';
import type { ImportContext, Kind, StoredPicture } from './kit/kind';
import { KINDS, missingColumns, recogniseKind } from './kinds';
import { openCsv, type CsvFile } from './read-csv';
import { createReferences } from './kit/references';
import type { FileReport, ImportReport, Problem } from './report';
import { rehearse, stepsOf, type Step } from './transaction';

export { printProblem, printReport, type ImportReport, type Problem } from './report';
export type { StoredPicture } from './kit/kind';

export type ImportOptions = {
  /** Runs the whole import, then rolls it back. */
  dryRun?: boolean;
  /** Receives progress messages. */
  log?: (message: string) => void;
  /** Stores the picture named in an images file; without it such lines are reported. */
  findPicture?: (file: string) => Promise<StoredPicture>;
};

type Recognised = { name: string; kind: Kind; csv: CsvFile };

/** Any fixed number, equal for all importers: concurrent ones would only wait for each other. */
const IMPORT_LOCK = 5_907_215;

/**
 * Imports CSV files into the catalogue (docs/how-to/import-a-catalogue.md). Existing rows are found
 * by the operator's keys and updated; invalid lines are reported and skipped. Safe while the shop
 * runs: batches are short transactions, and caches are notified of each one at its commit. Throws
 * if another import is running.
 */
export async function importCatalogue(
  pool: pg.Pool,
  files: string[],
  options: ImportOptions = {},
): Promise<ImportReport> {
  const { dryRun = false, log = () => undefined } = options;
  const started = performance.now();
  const problems: Problem[] = [];
  const complain = (problem: Problem) => void problems.push(problem);
  const recognised = await recogniseFiles(files, complain);
  const reports: FileReport[] = [];

  const client = await pool.connect();
  try {
    await lock(client);
    const base = {
      client,
      dryRun,
      references: createReferences(client),
      touched: { items: new Set<number>(), reviewed: new Set<number>() },
      findPicture: options.findPicture ?? noPictures,
    };
    const importAll = async (step: Step) => {
      for (const { name, kind, csv } of recognised) {
        const context: ImportContext = {
          ...base,
          notes: [],
          remarks: [],
          present: new Set(csv.header),
        };
        const counts = await importFile({ name, kind, csv, context, step, complain, log });
        reports.push({ file: name, kind: kind.name, ...counts });
        log(`${name}: ${counts.written} of ${counts.lines} lines`);
      }
      const end: ImportContext = { ...base, notes: [], remarks: [], present: new Set() };
      await step(() => finishImport(end));
      if (!dryRun) await refreshSearch(end, step);
    };
    if (dryRun) await rehearse(client, importAll);
    else await importAll(stepsOf(client));
  } finally {
    await client.query('select pg_advisory_unlock_all()').catch(() => undefined);
    client.release();
  }
  return { files: reports, problems, dryRun, seconds: (performance.now() - started) / 1000 };
}

async function lock(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_lock($1) as free',
    [IMPORT_LOCK],
  );
  if (!rows[0]?.free) throw new Error('Another import is running; try again when it is done.');
}

/** Opens the files and sorts them by their dependencies. */
async function recogniseFiles(
  files: string[],
  complain: (problem: Problem) => void,
): Promise<Recognised[]> {
  const recognised: Recognised[] = [];
  for (const file of files) {
    const name = basename(file);
    const csv = await openCsv(resolve(file)).catch((error: unknown) => {
      const reason = fileFault(error, file);
      if (reason === undefined) throw error;
      complain({ file: name, line: 1, column: '', reason });
    });
    if (!csv) continue;
    const kind = recogniseKind(csv.header);
    if (!kind) {
      const { line = 1, reason = missingColumns(csv.header) } = csv.fault ?? {};
      const why = reason === undefined ? '' : `: ${reason}`;
      complain({ file: name, line, column: '', reason: `the header fits no kind of file${why}` });
      continue;
    }
    const twice = csv.header.find((column, at) => csv.header.indexOf(column) < at);
    if (twice) {
      complain({ file: name, line: 1, column: twice, reason: 'is there twice, file left out' });
      continue;
    }
    for (const column of csv.header.filter((each) => !(each in kind.columns.shape))) {
      complain({
        file: name,
        line: 1,
        column: column.slice(0, 60),
        reason: `is no column of ${kind.name}, left out`,
      });
    }
    recognised.push({ name, kind, csv });
  }
  return recognised.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

function noPictures(): Promise<StoredPicture> {
  return Promise.reject(new Error('needs the folder of the pictures (--images)'));
}
