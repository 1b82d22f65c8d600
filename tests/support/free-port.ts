import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ephemeral ports that systems assign, so that no connection and no fake server of a test
 * uses it by chance.
 */
const FIRST = 20_000;
const COUNT = 10_000;

/**
 * Returns a port at 127.0.0.1 that no other test takes during this process, even while the program
 * it is for starts, is dead or restarts. Ports are reserved in pairs: the process that holds the
 * odd one may use the even one.
 */
export async function freePort(): Promise<number> {
  const start = Math.floor(Math.random() * (COUNT / 2)) * 2;
  for (let step = 0; step < COUNT; step += 2) {
    const port = FIRST + ((start + step) % COUNT);
    const held = await listenAt(port + 1);
    if (!held) continue;
    // It ends with the process.
    held.unref();
    if (await isFree(port)) return port;
  }
  throw new Error(`Every port from ${FIRST} to ${FIRST + COUNT - 1} is taken.`);
}

async function isFree(port: number): Promise<boolean> {
  const probe = await listenAt(port);
  if (!probe) return false;
  probe.close();
  await once(probe, 'close');
  return true;
}

/** Starts a server at this port; undefined if the port is taken. */
async function listenAt(port: number) {
  const server = createServer();
  server.listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => server,
    () => undefined,
  );
}
