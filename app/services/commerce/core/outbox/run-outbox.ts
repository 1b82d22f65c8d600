import type { Pool } from 'pg';
import { onOutboxRing } from './queue';

export type OutboxJob = { id: number; kind: string; dedupeKey: string };
export type OutboxHandler = (payload: Record<string, unknown>, job: OutboxJob) => Promise<void>;

export type OutboxOptions = {
  pool: Pool;
  /** The handlers by kind of row. Each may be called twice for one row. */
  handlers: Record<string, OutboxHandler>;
  now?: () => Date;
  /** The polling interval in milliseconds. */
  pollMs?: number;
  onTrouble?: (error: unknown, job: OutboxJob | null) => void;
};

export type Outbox = {
  /** Takes no more work and waits until running work is done. */
  stop(): Promise<void>;
  /** Processes everything that is due now; returns the number of rows that were done. */
  runOnce(): Promise<number>;
  wake(): void;
};

type Row = OutboxJob & { payload: Record<string, unknown>; attempts: number };

const MINUTE = 60;
/** Seconds to wait after the first, second, … failure (1 m, 5 m, 30 m, 2 h, then 6 h). */
const BACK_OFF = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE];
/** A row leased by a process that died is taken again after this time. */
const LEASE_SECONDS = 5 * MINUTE;
/** Rows handled concurrently; a handler must end well within the lease. */
const BATCH = 5;
/**
 * Prefix of the last error of a row whose partner was unreachable, such as a mail server that is
 * down. The next row that succeeds makes all of these due. A row that is being tried has no such
 * mark.
 */
const AWAY = 'away: ';
const WITHOUT_MARK = `regexp_replace(last_error, '^${AWAY}', '')`;
const WAITS_FOR_PARTNER = `failure = 'trouble' and done_at is null and last_error like '${AWAY}%' and kind = any($1)`;

/**
 * Runs the outbox: each due row is leased by one process, handled at least once, and retried with
 * back-off, without end, until it succeeds: meanwhile its `failure` is `trouble`. An error with
 * `permanent: true` (a mailbox that does not exist) parks its row for the operator as `refused`.
 * After an error with `isAway: true` (no mail server) the row is tried again as soon as another one
 * succeeds, and before a newer row about the same order.
 */
export function startOutbox(options: OutboxOptions): Outbox {
  const { pool, handlers, now = () => new Date(), pollMs = 3_000 } = options;
  const onTrouble = options.onTrouble ?? (() => undefined);
  let stopped = false;
  let running: Promise<number> | null = null;
  let again = false;

  async function drain(): Promise<number> {
    let done = 0;
    for (let rows = await take(); rows.length > 0; rows = await take()) {
      const counts = await Promise.all(byOrder(rows).map(handleInTurn));
      done += counts.reduce((sum, count) => sum + count, 0);
    }
    return done;
  }

  async function take(): Promise<Row[]> {
    if (stopped) return [];
    const { rows } = await pool.query<Row>({
      name: 'outbox_take',
      text: `update outbox set attempts = attempts + 1, last_error = ${WITHOUT_MARK},
               next_at = $1::timestamptz + $2 * interval '1 second'
             where id in (
               select id from outbox
               where done_at is null and next_at <= $1 and kind = any($3)
               order by next_at, id limit $4 for update skip locked
             )
             returning id, kind, dedupe_key, payload, attempts`,
      values: [now(), LEASE_SECONDS, Object.keys(handlers), BATCH],
    });
    return rows;
  }

  /**
   * Handles rows about one order, oldest first. After one whose partner is unreachable, none is
   * tried. Returns the number done.
   */
  async function handleInTurn(rows: Row[]): Promise<number> {
    let done = 0;
    let away: unknown = null;
    for (const row of rows) {
      while (away === null) {
        const older = await takeOlder(row);
        if (!older) break;
        const error = await handle(older);
        if (isAway(error)) away = error;
        if (error === null) done += 1;
      }
      const error = away === null ? await handle(row) : await noteFailure(row, away);
      if (isAway(error)) away = error;
      if (error === null) done += 1;
    }
    return done;
  }

  /** Leases the oldest row about the same order that waits for its partner. */
  async function takeOlder({ id, payload }: Row): Promise<Row | null> {
    if (payload.orderId === undefined) return null;
    const { rows } = await pool.query<Row>({
      name: 'outbox_take_older',
      text: `update outbox set attempts = attempts + 1, last_error = ${WITHOUT_MARK},
               next_at = $2::timestamptz + $3 * interval '1 second'
             where id = (
               select id from outbox
               where ${WAITS_FOR_PARTNER} and id < $4 and payload->>'orderId' = $5
               order by id limit 1 for update skip locked
             )
             returning id, kind, dedupe_key, payload, attempts`,
      values: [Object.keys(handlers), now(), LEASE_SECONDS, id, String(payload.orderId)],
    });
    return rows[0] ?? null;
  }

  /**
   * Makes all rows due that wait for a partner that has just answered, in the order of their
   * creation; once each.
   */
  async function bringForward(): Promise<void> {
    await pool.query({
      name: 'outbox_bring_forward',
      text: `update outbox set next_at = created_at where id in (
               select id from outbox where ${WAITS_FOR_PARTNER} and next_at > created_at
               order by id for update skip locked)`,
      values: [Object.keys(handlers)],
    });
  }

  /** Returns null when the row was done, else the error. */
  async function handle(row: Row): Promise<unknown> {
    const { payload, attempts: _attempts, ...job } = row;
    try {
      await handlers[job.kind]!(payload, job);
      await pool.query({
        name: 'outbox_done',
        text: 'update outbox set done_at = $2, last_error = null, failure = null where id = $1',
        values: [job.id, now()],
      });
    } catch (error) {
      return noteFailure(row, error);
    }
    await bringForward().catch((error: unknown) => onTrouble(error, null));
    return null;
  }

  async function noteFailure({ payload: _, attempts, ...job }: Row, error: unknown) {
    onTrouble(error, job);
    await pool.query(
      `update outbox set last_error = $3,
         failure = case when $4 then 'refused' else 'trouble' end,
         next_at = case when $4 then 'infinity' else $5::timestamptz + $2 * interval '1 second' end
       where id = $1`,
      [job.id, backOff(attempts), messageOf(error), isPermanent(error), now()],
    );
    return error;
  }

  /** One run at a time; a wake during a run makes it look once more. */
  function run(): Promise<number> {
    again = true;
    running ??= (async () => {
      let done = 0;
      try {
        while (again) {
          again = false;
          done += await drain();
        }
      } finally {
        running = null;
      }
      return done;
    })();
    return running;
  }

  function wake() {
    if (!stopped) run().catch((error) => onTrouble(error, null));
  }

  const timer = setInterval(wake, pollMs);
  timer.unref();
  const offRing = onOutboxRing(wake);

  return {
    runOnce: run,
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      offRing();
      await running?.catch(() => undefined);
    },
  };
}

/** Seconds until the next try after this number of attempts. */
export function backOff(attempts: number): number {
  return BACK_OFF[Math.min(attempts, BACK_OFF.length) - 1]!;
}

/** Whether the mailbox will never accept the mail, so that another try would not help. */
export function isPermanent(error: unknown): boolean {
  return error instanceof Error && (error as { permanent?: unknown }).permanent === true;
}

function isAway(error: unknown): boolean {
  return error instanceof Error && (error as { isAway?: unknown }).isAway === true;
}

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return `${isAway(error) ? AWAY : ''}${message}`.slice(0, 500);
}

/** Rows about the same order together, oldest first; every other row alone. */
function byOrder(rows: Row[]): Row[][] {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows.toSorted((a, b) => a.id - b.id)) {
    const key = row.payload.orderId ?? row;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()];
}
