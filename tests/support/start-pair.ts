import { freePort, startServer, type ServerOptions, type TestServer } from './start-server';

/** What the front and the shop behind it know. */
const KEY = 'what only the front and the shop behind it know';

/** What is set where orders, mails and money are, and not at a front. */
const BEHIND_ALONE = /^(?:MOLLIE_|PAYPAL_|SMTP_|MAIL_|VIES|DHL_|DATABASE_|DEMO$|SHOP_TEST_)/;

/**
 * A shop and its front, as if they were one: where the front is, with the files of the shop behind. Both start,
 * end and are killed together.
 */
export async function startPair(options: ServerOptions): Promise<TestServer> {
  const { env = {}, databaseUrl: _, dataDir: __, ...rest } = options;
  const port = options.port ?? (await freePort());
  const origin = `http://127.0.0.1:${port}`;
  const behind = await startServer({
    ...options,
    port: await freePort(),
    env: { PUBLIC_ORIGIN: origin, ...env, PLENTYSYSTEMS_KEY: KEY },
  });
  const ofFront = Object.entries(env).filter(([name]) => !BEHIND_ALONE.test(name));
  const front = await startServer({
    ...rest,
    port,
    env: {
      ...Object.fromEntries(ofFront),
      SECRET: 'forty characters that only the front knows',
      PLENTYSYSTEMS_URL: behind.origin,
      PLENTYSYSTEMS_KEY: KEY,
    },
  });
  const both = [front, behind];
  return {
    ...front,
    dataDir: behind.dataDir,
    output: () => both.map((each) => each.output()).join('\n'),
    async stop() {
      const codes = await Promise.all(both.map((each) => each.stop()));
      return codes.find((code) => code !== 0) ?? 0;
    },
    async kill9() {
      await Promise.all(both.map((each) => each.kill9()));
    },
  };
}
