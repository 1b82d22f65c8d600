import { openDatabaseServer } from './database-server';

/** A server for several test runs: prints its URL, and ends at a signal. */
const server = await openDatabaseServer();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.once(signal, () => void server.stop().then(() => process.exit(0)));
}
setInterval(() => undefined, 2 ** 30);
console.log(server.url);
