import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Locale } from '../../app/i18n/locales';
import { readCookie } from '../../app/lib/cookies';
import type { RequestScope, OpenShop } from '../../app/services/backend';
import { incomingFolder, makePrivateFolder } from '../../app/services/files/private-folder';
import { bindShop } from '../../app/services/remote/own-shop/bind-remote';
import { plentysystemsClient, type RemoteClient } from '../../app/services/remote/own-shop/client';
import { cookieJar } from '../../app/services/remote/upstream/cookie-jar';
import { openVisit } from '../../app/services/remote/own-shop/visit';
import { sessionCookie, sessionCookieName } from '../../app/services/session-cookie';
import type { ShopApi } from '../../app/services/shop-api';
import { createOwnCalls } from '../../app/services/wire/own/own-calls';
import { WIRE_PATH } from '../../app/services/wire/wire';
import { takeBytes } from '../../server/incoming-files';

const KEY = 'what only the front and the upstream shop know';
const ORIGIN = 'http://shop.example';
/** Only used by pages. */
const ANONYMOUS = { kind: 'guest', mail: null } as const;

/** The visitor of a call to an engine. */
export type EngineVisit = RequestScope & { token: string | null };

/** The engine's result for a visit: the shop, and the visitor's token; '' removes it. */
export type EngineShop = Pick<OpenShop, 'shop' | 'left'> & { takeToken: () => string | null };

export type Upstream = {
  /** One request of a visitor through a front; each operation is a call over HTTP. */
  visit: (asked: { token: string | null; address: string; locale: Locale }) => {
    shop: ShopApi;
    left: OpenShop['left'];
    /** The token that the visitor stores. */
    token: () => string | null;
  };
  close: () => void;
};

/** Connects a front to an engine: the shop's own operations over HTTP, and the front's client. */
export async function openUpstream(
  open: (visit: EngineVisit) => Promise<EngineShop>,
  privateFiles: string,
): Promise<Upstream> {
  const cookieName = sessionCookieName(ORIGIN);
  const failures: unknown[] = [];
  await makePrivateFolder(privateFiles);
  const answer = createOwnCalls({
    key: KEY,
    publicOrigin: ORIGIN,
    async open({ headers }, asked) {
      const token = readCookie(headers.get('cookie'), cookieName) ?? null;
      const { shop, left, takeToken } = await open({ ...asked, token });
      return {
        shop,
        visitor: {
          hasSession: token !== null,
          principal: ANONYMOUS,
          clientAddress: asked.clientAddress,
        },
        commit(given) {
          const next = takeToken();
          if (next !== null) given.append('Set-Cookie', sessionCookie(ORIGIN, next, 30));
        },
        // There is no operator, and forms are only for pages.
        operator: {} as OpenShop['operator'],
        formGuard: {} as OpenShop['formGuard'],
        left,
      };
    },
    getVisitorSummary: () => Promise.reject(new Error('pages ask for this')),
    payingPages: () => Promise.reject(new Error('pages ask for this')),
    handlePaymentWebhook: () => Promise.reject(new Error('the provider asks for this')),
    takeFile: (file, rules) =>
      takeBytes(file, {
        rules,
        folder: incomingFolder(privateFiles),
        freeSpace: async () => Infinity,
      }),
    isTransientError: () => false,
    log: { warn: () => undefined, error: (_, { error }) => void failures.push(error) },
  });
  const server = createServer((req, res) => {
    const url = new URL(req.url!, ORIGIN);
    const body = buffer(req);
    const get = (name: string) => (req.headers[name.toLowerCase()] as string | undefined) ?? null;
    const request = {
      method: req.method!,
      url: url.href,
      headers: { get },
      clientAddress: '127.0.0.1',
      readBody: () => body,
      inTurn: <T>(work: () => Promise<T>) => work(),
      settled: async () => undefined,
    };
    void answer(request, url.pathname.slice(WIRE_PATH.length)).then((given) =>
      res.writeHead(given.status, given.headers).end(given.body),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const remote = plentysystemsClient({
    origin: `http://127.0.0.1:${port}`,
    key: KEY,
    log: () => undefined,
    totalMs: 60_000,
  });
  /** An unexpected error is sent as a status only; the test gets the original error. */
  const client: RemoteClient = {
    ...remote,
    call: (asked) =>
      remote.call(asked).catch((error: unknown) => {
        throw failures.shift() ?? error;
      }),
  };

  return {
    visit({ token, address, locale }) {
      const jar = cookieJar(token && `${cookieName}=${token}`);
      const visit = openVisit({
        client,
        jar,
        locale,
        clientAddress: address,
        touch: () => undefined,
      });
      return {
        shop: bindShop(visit),
        left: visit.left,
        token: () => readCookie(jar.header(), cookieName) || null,
      };
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
