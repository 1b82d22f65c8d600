import type { TestEngine } from './shopper';
import { startFakeMollie } from '../fakes/mollie/fake-mollie';
import { createServices, type Services } from '../../app/services/services.server';
import { incomingFolder, makePrivateFolder } from '../../app/services/files/private-folder';
import { editorOperations } from '../../app/editor/operations/editor-operations.server';
import { takeBytes } from '../../server/incoming-files';
import { OPERATIONS } from '../../app/services/wire/operations';
import { createWire, WIRE_PATH, type Wire } from '../../app/services/wire/wire';

/** The answer, parsed as far as it is JSON. */
export type WireReply = {
  status: number;
  headers: Record<string, string | string[]>;
  body: { data?: unknown; [part: string]: unknown };
  text: string;
};

export type WireRequest = {
  method?: string;
  query?: string;
  headers?: Record<string, string>;
  /** The raw body; default: the arguments as JSON. */
  body?: string | Buffer;
};

/** Opens the wire on a test engine, without HTTP. Records its log and the calls of the shop. */
export async function openWire(engine: TestEngine, frontKey: string | null = null) {
  const logged: [event: string, fields: Record<string, unknown>][] = [];
  const note = (event: string, fields: Record<string, unknown>) =>
    void logged.push([event, fields]);
  const secret = Buffer.alloc(32, 7);
  const publicOrigin = 'https://farben.example';
  const provider = await startFakeMollie();
  const opened: Services = await createServices({
    pool: engine.pool,
    publicOrigin,
    secret,
    privateFiles: engine.privateFiles,
    media: engine.privateFiles,
    mail: { host: 'farben.example', folder: engine.privateFiles },
    publishPlans: async () => undefined,
    stationFinder: 'samples',
    vatNumbers: 'samples',
    mollie: {
      key: 'test_0123456789abcdefghij',
      origin: provider.origin,
      components: { profileId: 'pfl_x1234' },
      paypal: { merchantId: 'MERCHANT1', clientId: 'client-1' },
    },
    botCheck: { minimumSeconds: 0, turnstile: null },
    log: { error: () => undefined, warn: () => undefined },
    now: () => engine.now(),
  });
  const services: Services = {
    ...opened,
    async stop() {
      await opened.stop();
      await provider.close();
    },
  };
  const called: string[] = [];
  const pauses: Pauses = new Map();
  const folder = incomingFolder(engine.privateFiles);
  await makePrivateFolder(engine.privateFiles);
  const wire = createWire({
    async contextFor(...asked) {
      const context = await services.contextFor(...asked);
      const shop = noting(context.shop, { called, pauses });
      return Object.create(context, { shop: { value: shop } }) as typeof context;
    },
    fronts: { ...services, key: frontKey },
    operations: OPERATIONS,
    describe: () => ({}),
    secret,
    publicOrigin,
    origins: ['https://app.example'],
    editorFor: editorOperations,
    takeFile: (file, rules) => takeBytes(file, { rules, folder, freeSpace: async () => Infinity }),
    isTransientError: () => false,
    log: { warn: note, error: note },
  });
  return { wire, services, logged, called, pauses, provider };
}

/** Work to run before the next call of an operation of the shop, by its name. */
export type Pauses = Map<string, () => Promise<unknown>>;
type Operation = (...args: unknown[]) => unknown;

/** A shop that records the names of operations when read, and runs the work before them. */
function noting<Shop extends object>(
  shop: Shop,
  { called, pauses }: { called: string[]; pauses: Pauses },
): Shop {
  return new Proxy(shop, {
    get(target, name) {
      called.push(String(name));
      const operation = Reflect.get(target, name) as Operation;
      const happens = pauses.get(String(name));
      if (!happens) return operation;
      pauses.delete(String(name));
      return async (...args: unknown[]) => {
        await happens();
        return operation.apply(target, args);
      };
    },
  });
}

/** A client that stores cookies and the token of the last answer, and nothing else. */
export class WireCaller {
  readonly cookies = new Map<string, string>();
  token: string | null = null;

  constructor(
    private readonly wire: Wire,
    private readonly address = '127.0.0.1',
  ) {}

  async call(name: string, ...args: unknown[]): Promise<WireReply> {
    return this.send(name, { body: JSON.stringify(args) });
  }

  async send(name: string, { method = 'POST', query = '', headers = {}, body = '' }: WireRequest) {
    const cookie = [...this.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const all: Record<string, string> = {
      'content-type': 'application/json',
      ...(cookie && { cookie }),
      ...(this.token && { 'x-csrf-token': this.token }),
      ...headers,
    };
    const bytes = Buffer.from(body);
    const answer = await this.wire.answer({
      method,
      url: `https://farben.example${WIRE_PATH}${name}${query}`,
      headers: { get: (header) => all[header.toLowerCase()] ?? null },
      clientAddress: this.address,
      readBody: async (limit) => {
        if (bytes.length > limit) throw new Error('too large');
        return bytes;
      },
      inTurn: (work) => work(),
      settled: async () => undefined,
    });
    this.keep(answer.headers);
    return { ...answer, text: answer.body, body: parsed(answer.body) };
  }

  private keep(headers: WireReply['headers']): void {
    const token = headers['x-csrf-token'];
    if (typeof token === 'string') this.token = token;
    for (const line of [headers['Set-Cookie'] ?? []].flat()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      if (/max-age=0/i.test(line)) this.cookies.delete(pair.slice(0, at));
      else this.cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}

function parsed(text: string): WireReply['body'] {
  try {
    return JSON.parse(text) as WireReply['body'];
  } catch {
    return {};
  }
}
