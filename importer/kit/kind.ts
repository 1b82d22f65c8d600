import type pg from 'pg';
import type * as z from 'zod';
import type { References, Referable } from './references';

/** A picture as stored in table image. */
export type StoredPicture = {
  hash: string;
  width: number;
  height: number;
  placeholder: string;
  widths: number[];
};

/** A message about the line with this key. */
export type Note = { key: string; column: string; reason: string };

/** The context in which a batch is written. */
export type ImportContext = {
  client: pg.PoolClient;
  dryRun: boolean;
  references: References;
  /** Columns of the current file; a missing column keeps its stored value. */
  present: ReadonlySet<string>;
  /** Deviations from a line; the importer reports them when the batch is stored. */
  notes: Note[];
  /** Changes by the check of the current line; the importer reports them with the line. */
  remarks: Omit<Note, 'key'>[];
  /** Items that this import wrote or reviewed, for the computations at the end. */
  touched: { items: Set<number>; reviewed: Set<number> };
  /** Stores the picture of this name and returns its size; throws if there is none. */
  findPicture(file: string): Promise<StoredPicture>;
};

/** One kind of file. `Row` is the type of its parsed lines. */
export type Kind<Row = unknown> = {
  name: string;
  /** The header columns that identify this kind. */
  signature: string[];
  columns: z.ZodObject;
  /** Lines with the same value in this column are written together and replace the stored ones. */
  groupBy?: string;
  /** Column whose values are unique in a file. */
  unique?: string;
  /** Columns with the ids of rows, which new rows get if they are free, and their tables. */
  ids?: Record<string, string>;
  /** Tables whose external ids the lines refer to. */
  refersTo: Referable[];
  /** Checks a line against stored data and earlier lines; may complete it; throws BadCell. */
  check?(row: Row, context: ImportContext): Promise<void> | void;
  write(rows: Row[], context: ImportContext): Promise<void>;
};

/** Checks the row type against the schema and then drops it, so that kinds fit in one list. */
export function defineKind<Columns extends z.ZodObject>(
  kind: Omit<Kind<z.output<Columns>>, 'columns'> & { columns: Columns },
): Kind {
  return kind;
}
