import { Client } from 'pg';

export type Change = string[] | 'everything';

const CHANNEL = 'shop_invalidation';
const RETRY_MS = 500;

export type Listener = {
  isConnected(): boolean;
  /** Resolves when every change committed before the call has been reported; rejects when unknown. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
};

type ListenOptions = {
  onTrouble?: (error: Error) => void;
  /** How often an idle connection is asked whether it lives, in milliseconds. */
  heartbeatMs?: number;
  /** A server that answers later than this is taken for dead, in milliseconds. */
  patienceMs?: number;
};

/**
 * Hears of every change of catalogue, blocks and settings, whichever process made it: a writer
 * emits `select pg_notify('shop_invalidation', 'item:12,category:3')`. Notifications sent while
 * the connection was down are lost, so each reconnect reports 'everything'. A connection whose
 * other end is gone without a word is noticed by its heartbeat.
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
      if (stopped) throw new Error('Nobody listens any more.');
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
      if (!line) throw new Error('Changes are not heard at the moment.');
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
  /** Resolves when the server has answered a question asked after the call; hangs up when it does not. */
  ask(): Promise<void>;
  hangUp(): Promise<void>;
};

/** One question at a time: those who ask meanwhile share the next one. */
function openLine(client: Client): Line {
  let asked: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function askNow() {
    try {
      // PostgreSQL hands out waiting notifications before it is ready for the next query.
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

  // With a query under way, end() cuts the connection instead of saying goodbye.
  const hangUp = () => client.end().catch(() => undefined);
  return { ask, hangUp };
}

function readPayload(payload: string | undefined): Change {
  const tags = (payload ?? '').split(',').filter(Boolean);
  return tags.length > 0 ? tags : 'everything';
}
