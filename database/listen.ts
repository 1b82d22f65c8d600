import { Client } from 'pg';

export type Change = string[] | 'everything';

const CHANNEL = 'shop_invalidation';
const RETRY_MS = 500;

export type Listener = {
  isConnected(): boolean;
  /** Resolves when every change committed before the call has been reported; rejects if unknown. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
};

type ListenOptions = {
  onTrouble?: (error: Error) => void;
  /** The interval of liveness checks on an idle connection, in milliseconds. */
  heartbeatMs?: number;
  /** A server that does not answer within this time counts as dead, in milliseconds. */
  patienceMs?: number;
};

/**
 * Listens for every change of catalogue, blocks and settings by any process: a writer emits `select
 * pg_notify('shop_invalidation', 'item:12,category:3')`. Notifications sent while the connection
 * was down are lost, so each reconnect reports 'everything'. The heartbeat detects a connection
 * whose other end has vanished.
 */
export async function listenForChanges(
  url: string,
  onChange: (change: Change) => void,
  options: ListenOptions = {},
): Promise<Listener> {
  const { onTrouble = () => undefined, heartbeatMs = 5_000, patienceMs = 5_000 } = options;
  let line: Line | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect() {
    const client = new Client({
      connectionString: url,
      application_name: 'shop listener',
      keepAlive: true,
      connectionTimeoutMillis: patienceMs,
      query_timeout: patienceMs,
    });
    client.on('notification', ({ payload }) => onChange(readPayload(payload)));
    client.on('error', onTrouble);
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
      if (stopped) throw new Error('The listener was stopped.');
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    const next = openLine(client);
    const beat = setInterval(() => void next.ask().catch(onTrouble), heartbeatMs).unref();
    client.once('end', () => {
      clearInterval(beat);
      if (line === next) line = undefined;
      if (!stopped) reconnectSoon();
    });
    line = next;
  }

  function reconnectSoon() {
    retry = setTimeout(() => {
      connect().then(
        () => onChange('everything'),
        (error: Error) => {
          onTrouble(error);
          if (!stopped) reconnectSoon();
        },
      );
    }, RETRY_MS);
  }

  await connect();
  return {
    isConnected: () => line !== undefined,
    async catchUp() {
      if (!line) throw new Error('The connection that receives changes is down.');
      await line.ask();
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await line?.hangUp();
    },
  };
}

type Line = {
  /** Resolves when the server has answered a query sent after the call; otherwise disconnects. */
  ask(): Promise<void>;
  hangUp(): Promise<void>;
};

/** Sends one query at a time: calls made meanwhile share the next one. */
function openLine(client: Client): Line {
  let asked: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function askNow() {
    try {
      // PostgreSQL sends pending notifications before it is ready for the next query.
      await client.query('select 1');
    } catch (error) {
      void hangUp();
      throw error;
    } finally {
      asked = undefined;
    }
  }

  function ask(): Promise<void> {
    if (!asked) return (asked = askNow());
    next ??= asked
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return ask();
      });
    return next;
  }

  // With a query in progress, end() cuts the connection without a farewell message.
  const hangUp = () => client.end().catch(() => undefined);
  return { ask, hangUp };
}

function readPayload(payload: string | undefined): Change {
  const tags = (payload ?? '').split(',').filter(Boolean);
  return tags.length > 0 ? tags : 'everything';
}
