import { Client } from 'pg';

export type Change = string[] | 'everything';

const CHANNEL = 'shop_invalidation';
const RETRY_MS = 500;

export type Listener = {
  isConnected(): boolean;
  /** Resolves when every change committed before the call has been reported. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Hears of every change of catalogue, blocks and settings, whichever process made it: a writer
 * emits `select pg_notify('shop_invalidation', 'item:12,category:3')`. Notifications sent while
 * the connection was down are lost, so each reconnect reports 'everything'.
 */
export async function listenForChanges(
  url: string,
  onChange: (change: Change) => void,
  onTrouble: (error: Error) => void = () => undefined,
): Promise<Listener> {
  let client: Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  async function connect() {
    const next = new Client({
      connectionString: url,
      application_name: 'shop listener',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    next.on('notification', ({ payload }) => onChange(readPayload(payload)));
    next.on('error', onTrouble);
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
    next.on('end', reconnectSoon);
    client = next;
  }

  function reconnectSoon() {
    client = undefined;
    if (stopped) return;
    retry = setTimeout(() => {
      connect().then(
        () => onChange('everything'),
        (error: Error) => {
          onTrouble(error);
          reconnectSoon();
        },
      );
    }, RETRY_MS);
  }

  await connect();
  return {
    isConnected: () => client !== undefined,
    async catchUp() {
      // PostgreSQL hands out waiting notifications before it is ready for the next query.
      await client?.query('select 1');
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      await client?.end().catch(() => undefined);
    },
  };
}

function readPayload(payload: string | undefined): Change {
  const tags = (payload ?? '').split(',').filter(Boolean);
  return tags.length > 0 ? tags : 'everything';
}
