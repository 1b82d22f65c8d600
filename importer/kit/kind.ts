import type pg from 'pg';
import type * as z from 'zod';
import type { References, Referable } from './references';

/** A picture as table image has it. */
export type StoredPicture = {
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  widths: number[];
};

/** A sentence about the line with this key. */
export type Note = { key: string; column: string; reason: string };

/** What writing a batch may use. */
export type ImportContext = {
  client: pg.PoolClient;
  dryRun: boolean;
  references: References;
  /** Columns of the file at hand; what is not there keeps its stored value. */
  present: ReadonlySet<string>;
  /** What was done otherwise than a line says; the importer reports it when the batch is stored. */
  notes: Note[];
  /** What a check changed in the line at hand; the importer reports it with the line. */
  remarks: Omit<Note, 'key'>[];
  /** Items this import wrote or reviewed, for what is computed at the end. */
  touched: { items: Set<number>; reviewed: Set<number> };
  /** Stores the picture of this name and tells its measures; throws when there is none. */
  findPicture(file: string): Promise<StoredPicture>;
};

/** One kind of file. `Row` is what its cells become. */
export type Kind<Row = unknown> = {
  name: string;
  /** The header columns by which files of this kind are known. */
  signature: string[];
  columns: z.ZodObject;
  /** Lines with the same value here are written together and replace what was stored. */
  groupBy?: string;
  /** Column in which no value may come twice in a file. */
  unique?: string;
  /** Columns with the ids of rows, which new rows keep where they are free, and their tables. */
  ids?: Record<string, string>;
  /** Tables whose external ids the lines refer to. */
  refersTo: Referable[];
  /** Checks one line against what is stored and the lines before; may complete it; throws BadCell. */
  check?(row: Row, context: ImportContext): Promise<void> | void;
  write(rows: Row[], context: ImportContext): Promise<void>;
};

/** Ties the row type to the columns' schema and then forgets it, so that kinds fit in one list. */
export function defineKind<Columns extends z.ZodObject>(
  kind: Omit<Kind<z.output<Columns>>, 'columns'> & { columns: Columns },
): Kind {
  return kind;
}
