import { databaseProxy, type DatabaseProxy } from './database-proxy';

export type CountingDatabase = Omit<DatabaseProxy, 'sockets'> & {
  /** Returns the statements of connections with this application name since the last call. */
  take(): string[];
};

/**
 * A proxy between the shop and its database that counts statements: each message Query or Execute
 * of PostgreSQL's protocol is one, including the ends of transactions.
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

/** Reads the messages of one connection; `onStatement` gets the text of each executed statement. */
function listenTo(applicationName: string, onStatement: (text: string) => void) {
  const texts = new Map<string, string>();
  let rest = Buffer.alloc(0);
  let isOurs: boolean | undefined;

  return (chunk: Buffer) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      // The first message, the start-up packet, has no message type before its length.
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
    // The name of the portal comes first; it is executed once.
    if (code === CODE.bind) onStatement(words[1] || (texts.get('') ?? ''));
  }
}

function nameIn(startup: Buffer): string | undefined {
  const words = startup.subarray(4).toString('latin1').split('\0');
  const at = words.indexOf('application_name');
  return at < 0 ? undefined : words[at + 1];
}
