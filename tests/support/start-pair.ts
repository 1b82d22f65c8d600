import { startContractFront } from './contract-front';
import { freePort } from './free-port';
import { startServer, type ServerOptions, type TestServer } from './start-server';
import { BY_CONTRACT } from './through-front';

/** The shared key of front and upstream. */
const KEY = 'what only the front and the upstream shop know';

/** Without a key the upstream trusts the front like any proxy. */
const TRUSTS_FRONT = { TRUSTED_PROXIES: '127.0.0.1' };

/** Variables of the upstream, which has orders, mails and payments, not of the front. */
const BEHIND_ALONE = /^(?:MOLLIE_|PAYPAL_|SMTP_|MAIL_|VIES|DHL_|DATABASE_|DEMO$|SHOP_TEST_)/;

/**
 * A shop and its front as one server: the origin of the front, with the files of the upstream. Both
 * start, end and are killed together.
 */
export async function startPair(options: ServerOptions): Promise<TestServer> {
  // Both outputs in one text, in order of time, so that a test can read what follows a position.
  let said = '';
  const hear = (text: string) => void (said += text);
  const { env = {}, databaseUrl = '', dataDir: _, ...rest } = options;
  const port = options.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const upstream = await startServer({
    ...options,
    hear,
    port: await freePort(),
    env: {
      PUBLIC_ORIGIN: origin,
      ...env,
      ...(BY_CONTRACT ? TRUSTS_FRONT : { PLENTYSYSTEMS_KEY: KEY }),
    },
  });
  const ofFront = Object.entries(env).filter(([name]) => !BEHIND_ALONE.test(name));
  const given = { ...rest, hear, port, env: Object.fromEntries(ofFront) };
  const front = BY_CONTRACT
    ? await startContractFront({ ...given, upstream, databaseOfShop: databaseUrl })
    : await startServer({
        ...given,
        env: {
          ...given.env,
          SECRET: 'forty characters that only the front knows',
          PLENTYSYSTEMS_URL: upstream.origin,
          PLENTYSYSTEMS_KEY: KEY,
        },
      });
  const both = [front, upstream];
  return {
    ...front,
    dataDir: upstream.dataDir,
    output: () => said,
    async stop() {
      const codes = await Promise.all(both.map((each) => each.stop()));
      return codes.find((code) => code !== 0) ?? 0;
    },
    async kill9() {
      await Promise.all(both.map((each) => each.kill9()));
    },
  };
}
