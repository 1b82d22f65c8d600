/** Rows of one query. */
const PAGE = 200;
/** Rows of one run, a few seconds; the rest is due at the next one. */
const MOST_DONE = 200;
/** Failures that are listed; beyond them their number is enough. */
const MESSAGES_SHOWN = 20;

type Due = { id: number };

type EachDue<Row extends Due> = {
  /** The name of a row in error messages. */
  name: string;
  /** At most `limit` rows that are due, after `after` in a stable order; null: from the first. */
  find: (after: Row | null, limit: number) => Promise<Row[]>;
  /** Processes the row, in a separate transaction; false when another process was first. */
  work: (row: Row) => Promise<boolean>;
};

/**
 * Processes due rows until 200 are done. Failing rows are skipped, however many there are, and
 * tried again at the next run. Returns the number of rows processed. Throws an AggregateError when
 * some failed.
 */
export async function eachDue<Row extends Due>({
  name,
  find,
  work,
}: EachDue<Row>): Promise<number> {
  const failures: Error[] = [];
  let done = 0;
  let after: Row | null = null;
  while (done < MOST_DONE) {
    const rows: Row[] = await find(after, Math.min(PAGE, MOST_DONE - done));
    if (rows.length === 0) break;
    for (const row of rows) {
      try {
        if (await work(row)) done += 1;
      } catch (error) {
        failures.push(new Error(`${name} ${row.id}: ${String(error)}`, { cause: error }));
      }
    }
    after = rows.at(-1)!;
  }
  if (failures.length > 0) throw new AggregateError(failures, messageOf(failures));
  return done;
}

function messageOf(failures: Error[]): string {
  const messages = failures.slice(0, MESSAGES_SHOWN).map(({ message }) => message);
  const more = failures.length - messages.length;
  return [...messages, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}
