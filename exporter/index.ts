import { join } from 'node:path';
import type pg from 'pg';
import { camelCase } from '../database/camel-case';
import type { Problem } from '../importer';
import type { Kind } from '../importer/kit/kind';
import { KINDS } from '../importer/kinds';
import { inSnapshot, type Snapshot } from './kit/snapshot';
import { unreadableCells } from './kit/unreadable';
import { cellsOf, csvLine, writeCsv, type Value } from './kit/write-csv';
import { makeFolder } from './new-folder';
import { idleColumns } from './own-columns';
import { exportPictures, type ReadPicture } from './pictures';
import { QUERIES } from './queries';

export { FolderNotEmpty } from './new-folder';
export type { ReadPicture } from './pictures';

export type ExportOptions = {
  readPicture: ReadPicture;
  /** Called immediately for data that the importer will refuse or change: there may be many. */
  complain: (problem: Problem) => void;
};

export type ExportReport = {
  files: { file: string; lines: number }[];
  pictures: number;
};

/**
 * Writes the catalogue into a new or empty folder as the files that the importer reads
 * (docs/how-to/export-a-catalogue.md), and the pictures of goods into `images` in it. All files
 * show the tables at one moment; equal tables give equal bytes. Throws FolderNotEmpty, and errors
 * of disk and database, without leaving a folder.
 */
export function exportCatalogue(
  pool: pg.Pool,
  folder: string,
  { readPicture, complain }: ExportOptions,
): Promise<ExportReport> {
  return makeFolder(folder, (draft) =>
    inSnapshot(pool, async (snapshot) => {
      const images = join(draft, 'images');
      const pictures = await exportPictures(snapshot, images, readPicture, complain);
      const files: ExportReport['files'] = [];
      const idleOf = await idleColumns(snapshot);
      for (const kind of KINDS) {
        const file = `${kind.name.replaceAll(' ', '-')}.csv`;
        const idle = new Set(idleOf(kind.name));
        const columns = Object.keys(kind.columns.shape).filter((column) => !idle.has(column));
        const lines = await exportKind(snapshot, { kind, columns }, join(draft, file), (problem) =>
          complain({ file, ...problem }),
        );
        if (lines > 0) files.push({ file, lines });
      }
      return { files, pictures };
    }),
  );
}

/** Writes the file of a kind with these columns; none without rows. Returns their number. */
async function exportKind(
  { rowsOf }: Snapshot,
  { kind, columns }: { kind: Kind; columns: string[] },
  file: string,
  complain: (problem: Omit<Problem, 'file'>) => void,
): Promise<number> {
  const rows = rowsOf<Record<string, Value>>(QUERIES[kind.name]!);
  const first = await rows.next();
  if (first.done) return 0;
  let count = 0;
  let line = 1;
  async function* lines() {
    yield `${columns.join(';')}\n`;
    for (let next = first; !next.done; next = await rows.next()) {
      const { value } = next;
      const row = Object.fromEntries(columns.map((name) => [name, value[camelCase(name)] ?? null]));
      const text = csvLine(columns, row);
      line += text.split('\n').length - 1;
      count += 1;
      for (const cell of unreadableCells(kind, cellsOf(row))) complain({ line, ...cell });
      yield text;
    }
  }
  await writeCsv(file, lines());
  return count;
}
