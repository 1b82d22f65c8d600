/** Rows that are read at once. */
const PAGE = 200;
/** Rows of one run, a few seconds; what is left then is due at the next one. */
const MOST_DONE = 200;
/** Failures that are told by name; beyond them their number says enough. */
const MOST_TOLD = 20;

type Due = { id: number };

type EachDue<Row extends Due> = {
  /** What a row is in the messages of failures. */
  name: string;
  /** At most `limit` rows that are due, behind `after` in an order that does not change; null: the first. */
  find: (after: Row | null, limit: number) => Promise<Row[]>;
  /** Does what is due, in a transaction of its own; false when somebody else was first. */
  work: (row: Row) => Promise<boolean>;
};

/**
 * Works through what is due until 200 rows are done. A row that fails is passed over, however many of
 * them there are, and tried again at the next run. Gives how many were done. Throws an AggregateError
 * when some failed.
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
  const told = failures.slice(0, MOST_TOLD).map(({ message }) => message);
  const more = failures.length - told.length;
  return [...told, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}
