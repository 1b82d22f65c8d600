import { Client, Pool, types, type ClientConfig } from 'pg';
import { camelCase } from './camel-case';

/**
 * The longest duration of each step, in milliseconds: to get a connection, to wait for a row locked
 * by another session, a statement at the server (0: no limit), and a statement as seen from the
 * client, which also ends the wait for a frozen or unreachable server (0: no limit).
 */
type Limits = { connect: number; lock: number; statement: number; answer: number };

/**
 * `visit`: a visitor waits for a page and gets an answer within ten seconds. `work`: jobs, mails
 * and the catalogue index, which may read a lot. `batch`: import and the first filling.
 */
const LIMITS = {
  visit: { connect: 4_000, lock: 3_000, statement: 5_000, answer: 6_000 },
  work: { connect: 10_000, lock: 10_000, statement: 60_000, answer: 65_000 },
  batch: { connect: 60_000, lock: 20_000, statement: 300_000, answer: 0 },
} satisfies Record<string, Limits>;

/**
 * Visitors' statements read a few rows by their keys: one plan fits them all, and planning a list
 * of products costs more than reading it. Compiling a plan does not pay for so few rows.
 */
const FEW_ROWS = '-c plan_cache_mode=force_generic_plan -c jit=off';

export type PoolOptions = {
  /** Connections of this pool; PostgreSQL itself has a limit for all of them together. */
  max?: number;
  limits?: keyof typeof LIMITS;
  /** Are its statements those of visitors? Default: true with the limits `visit`. */
  fewRows?: boolean;
  name?: string;
};

// bigint columns hold cents and counters, far below 2^53: numbers, not strings.
types.setTypeParser(types.builtins.INT8, Number);

/** A connection that names the columns of its rows as the schema does: `orderId` for `order_id`. */
class ShopClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    // The connection's own listener makes the rows, and is called after this one.
    this.connection.prependListener('rowDescription', ({ fields }: RowDescription) => {
      for (const field of fields) field.name = camelCase(field.name);
    });
  }
}

type RowDescription = { fields: { name: string }[] };

/**
 * Opens a pool on the shop's database. Every wait ends by the limits above, so that requests fail
 * soon instead of piling up while the database is away. A broken connection, in use or idle, fails
 * its current statement and is replaced. Callers name their prepared statements (`{ name, text,
 * values }`).
 */
export function openPool(url: string, options: PoolOptions = {}): Pool {
  const { limits = 'visit', fewRows = limits === 'visit' } = options;
  const { connect, lock, statement, answer } = LIMITS[limits];
  const pool = new Pool({
    Client: ShopClient,
    connectionString: url,
    max: options.max ?? 20,
    connectionTimeoutMillis: connect,
    idleTimeoutMillis: 60_000,
    lock_timeout: lock,
    statement_timeout: statement,
    query_timeout: answer,
    idle_in_transaction_session_timeout: 20_000,
    application_name: options.name ?? 'shop',
    ...(fewRows && { options: FEW_ROWS }),
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  // Without a listener a broken connection ends the process: the pool listens to idle ones and
  // passes the error on, and this listener belongs to those in use.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return pool;
}

/**
 * Opens one connection outside any pool, for work at the start: without limits except for the
 * connecting itself. Rejects if the server does not answer within five seconds.
 */
export async function openClient(
  url: string,
  name: string,
  Connection: typeof Client = ShopClient,
): Promise<Client> {
  const client = new Connection({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** Returns how many connections the server allows, including those of other clients. */
export async function allowedConnections(url: string): Promise<number> {
  const client = await openClient(url, 'shop start');
  try {
    const { rows } = await client.query<{ maxConnections: string }>('show max_connections');
    return Number(rows[0]?.maxConnections);
  } finally {
    await client.end();
  }
}
