import { openDatabaseServer } from './database-server';

/** A server for several test runs: prints its address, and ends when it is asked to. */
const server = await openDatabaseServer();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
setInterval(() => undefined, 2 ** 30);
console.log(server.url);
