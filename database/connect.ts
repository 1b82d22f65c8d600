import { Pool, types } from 'pg';

export type PoolOptions = {
  /** Connections of this process; PostgreSQL itself allows 60 (embedded) or what the operator set. */
  max?: number;
  /** A statement that runs longer is cancelled, in milliseconds. */
  statementTimeout?: number;
  name?: string;
};

// bigint columns hold cents and counters, far below 2^53: numbers, not strings.
types.setTypeParser(types.builtins.INT8, Number);

/**
 * A pool on the shop's database. Waiting for a connection ends after 5 s with an error, so a
 * database that is away makes requests fail soon instead of piling up. Callers name their
 * prepared statements (`{ name, text, values }`).
 */
export function openPool(url: string, options: PoolOptions = {}): Pool {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 20,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: options.statementTimeout ?? 15_000,
    idle_in_transaction_session_timeout: 20_000,
    application_name: options.name ?? 'shop',
    keepAlive: true,
  });
  // An idle connection that breaks is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => undefined);
  return pool;
}

/** Does the database answer within a second? */
export async function isReachable(pool: Pool): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, 1_000, false);
  });
  const answer = pool.query('select 1').then(
    () => true,
    () => false,
  );
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

const UNAVAILABLE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ENOENT',
  '57P01', // admin_shutdown
  '57P02', // crash_shutdown
  '57P03', // cannot_connect_now
  '53300', // too_many_connections
  '08006', // connection_failure
]);

/** Is this error the database being away, rather than a fault of the query? */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as NodeJS.ErrnoException).code;
  if (code && UNAVAILABLE.has(code)) return true;
  if (/Connection terminated|timeout exceeded when trying to connect/.test(error.message)) {
    return true;
  }
  return isDatabaseAway(error.cause);
}
