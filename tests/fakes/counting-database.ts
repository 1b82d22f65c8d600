import { databaseProxy, type DatabaseProxy } from './database-proxy';

export type CountingDatabase = Omit<DatabaseProxy, 'sockets'> & {
  /** Statements that connections of this application name sent since the last call, in their order. */
  take(): string[];
};

/**
 * Stands between the shop and its database and listens to what it sends: the messages Query and
 * Execute of PostgreSQL's protocol are a statement each, those of a transaction's ends included.
 */
export async function countingDatabase(
  databaseUrl: string,
  applicationName: string,
): Promise<CountingDatabase> {
  let statements: string[] = [];
  const { url, stop } = await databaseProxy(databaseUrl, (client, open) => {
    const database = open();
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
    client.on(
      'data',
      listenTo(applicationName, (text) => statements.push(text)),
    );
    client.pipe(database).pipe(client);
  });
  return {
    url,
    stop,
    take() {
      const taken = statements;
      statements = [];
      return taken;
    },
  };
}

const CODE = { parse: 0x50, bind: 0x42, query: 0x51 };

/** Reads one connection's messages; `onStatement` gets the text of each statement that is run. */
function listenTo(applicationName: string, onStatement: (text: string) => void) {
  const texts = new Map<string, string>();
  let rest = Buffer.alloc(0);
  let isOurs: boolean | undefined;

  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      // The first message, the start-up packet, has no code before its length.
      const head = isOurs === undefined ? 0 : 1;
      if (rest.length < head + 4) return;
      const end = head + rest.readInt32BE(head);
      if (rest.length < end) return;
      const body = rest.subarray(head + 4, end);
      if (isOurs === undefined) isOurs = nameIn(body) === applicationName;
      else if (isOurs) read(rest[0]!, body);
      rest = rest.subarray(end);
    }
  };

  function read(code: number, body: Buffer) {
    const words = body.toString('latin1').split('\0');
    if (code === CODE.query) onStatement(words[0]!);
    if (code === CODE.parse) texts.set(words[0]!, words[1]!);
    // A portal's name comes first; it is executed once.
    if (code === CODE.bind) onStatement(words[1] || (texts.get('') ?? ''));
  }
}

function nameIn(startup: Buffer): string | undefined {
  const words = startup.subarray(4).toString('latin1').split('\0');
  const at = words.indexOf('application_name');
  return at < 0 ? undefined : words[at + 1];
}
