import type * as z from 'zod';
import { analyzeCatalogue } from './analyze';
import { type ImportContext, type Kind } from './kit/kind';
import { BadCell } from './kit/bad-cell';
import { optionalId } from './kit/cells';
import type { CsvFile, CsvRow } from './read-csv';
import { faultOf, isFaultOfData } from './refusals';
import type { Problem } from './report';
import type { Step } from './transaction';

const BATCH = 1000;
const PROGRESS = 5000;

type Line = { line: number; row: Record<string, unknown> };
/** Lines that are written together or not at all. */
type Group = Line[];

type FileImport = {
  name: string;
  kind: Kind;
  csv: CsvFile;
  context: ImportContext;
  step: Step;
  complain(problem: Problem): void;
  log(message: string): void;
};

/** Imports one file: checks each line, writes valid ones in batches. Returns counts of lines. */
export async function importFile(file: FileImport): Promise<{ lines: number; written: number }> {
  const { name, kind, context, log } = file;
  for (const table of kind.refersTo) await context.references.load(table);
  if (!context.dryRun) await reserveIds(file);
  let lines = 0;
  let written = 0;
  let nextLook = 2 * BATCH;
  let waiting: Group[] = [];
  const groups = new Map<unknown, Group>();

  async function write(batch: Group[]): Promise<void> {
    written += await writeGroups(file, batch);
    if (written < nextLook) return;
    nextLook = 2 * written;
    await file.step(() => analyzeCatalogue(context.client));
  }

  for await (const checked of checkedLines(file, () => (lines += 1))) {
    const group = kind.groupBy ? groups.get(checked.row[kind.groupBy]) : undefined;
    if (group) group.push(checked);
    else {
      waiting.push([checked]);
      if (kind.groupBy) groups.set(checked.row[kind.groupBy], waiting.at(-1)!);
    }
    // Lines of one group may be anywhere in the file, so groups wait for its end.
    if (!kind.groupBy && waiting.length >= BATCH) {
      await write(waiting);
      waiting = [];
      if (written % PROGRESS < BATCH) log(`${name}: ${lines} lines`);
    }
  }
  for (let from = 0; from < waiting.length; from += BATCH) {
    await write(waiting.slice(from, from + BATCH));
    if (from > 0 && from % PROGRESS === 0) log(`${name}: ${from} of ${waiting.length}`);
  }
  return { lines, written };
}

/**
 * Advances the sequences of ids beyond those of the file, so that a row whose id is taken gets none
 * that a later line has.
 */
async function reserveIds({ kind, csv, context }: FileImport): Promise<void> {
  const ids = Object.entries(kind.ids ?? {}).filter(([column]) => context.present.has(column));
  if (ids.length === 0) return;
  const greatest = new Map<string, number>();
  for await (const read of (await csv.reopen()).rows) {
    if (!('cells' in read)) continue;
    for (const [column, table] of ids) {
      const id = optionalId().safeParse(read.cells[column]).data ?? 0;
      greatest.set(table, Math.max(id, greatest.get(table) ?? 0));
    }
  }
  for (const [table, id] of greatest) {
    await context.client.query(
      `select setval(s, $2) from (select pg_get_serial_sequence($1, 'id')::regclass as s) named
        where $2 > coalesce(pg_sequence_last_value(s), 0)`,
      [table, id],
    );
  }
}

async function* checkedLines(file: FileImport, count: () => void): AsyncGenerator<Line> {
  const { name, kind, csv, context, complain } = file;
  const seen = new Map<unknown, number>();
  for await (const read of csv.rows) {
    count();
    if (!('cells' in read)) {
      complain({ file: name, line: read.line, column: '', reason: read.reason });
      continue;
    }
    try {
      const row = parseCells(kind, read);
      const own = kind.unique ? row[kind.unique] : undefined;
      const before = own === undefined ? undefined : seen.get(own);
      if (before !== undefined) {
        throw new BadCell(kind.unique ?? '', `is in line ${before} already`);
      }
      context.remarks.length = 0;
      await kind.check?.(row, context);
      for (const remark of context.remarks) complain({ file: name, line: read.line, ...remark });
      if (own !== undefined) seen.set(own, read.line);
      yield { line: read.line, row };
    } catch (error) {
      for (const bad of badCellsOf(error)) {
        complain({ file: name, line: read.line, column: bad.column, reason: bad.message });
      }
    }
  }
}

class BadCells extends Error {
  constructor(readonly cells: BadCell[]) {
    super('bad cells');
  }
}

function badCellsOf(error: unknown): BadCell[] {
  if (error instanceof BadCell) return [error];
  if (error instanceof BadCells) return error.cells;
  throw error;
}

function parseCells(kind: Kind, { cells }: CsvRow): Record<string, unknown> {
  const parsed = kind.columns.safeParse(cells);
  if (parsed.success) return parsed.data;
  throw new BadCells(
    parsed.error.issues.map(
      (issue: z.core.$ZodIssue) => new BadCell(issue.path.join('.'), issue.message),
    ),
  );
}

/**
 * Writes groups in one step. If the database refuses, halves are tried, down to the invalid group,
 * which is reported. Returns the number of lines written.
 */
async function writeGroups(file: FileImport, groups: Group[]): Promise<number> {
  const { name, kind, context, step, complain } = file;
  const lines = groups.flat();
  try {
    await step(() => {
      context.notes.length = 0;
      return kind.write(
        lines.map(({ row }) => row),
        context,
      );
    });
    for (const { key, column, reason } of context.notes.splice(0)) {
      const line = lines.find(({ row }) => row[kind.unique ?? ''] === key)?.line ?? 1;
      complain({ file: name, line, column, reason });
    }
    return lines.length;
  } catch (error) {
    if (!isFaultOfData(error)) throw error;
    if (groups.length === 1) {
      for (const { line } of lines) complain({ file: name, line, ...faultOf(error) });
      return 0;
    }
  }
  const half = groups.length >> 1;
  return (
    (await writeGroups(file, groups.slice(0, half))) + (await writeGroups(file, groups.slice(half)))
  );
}
