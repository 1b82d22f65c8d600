import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type FreezingDatabase = {
  /** The same database, by way of here. */
  url: string;
  /** From now on connections are accepted and nothing is answered, as by a machine that hangs. */
  freeze(): void;
  /** New connections are served again; old ones stay dead, as after a power cut. */
  revive(): void;
  stop(): Promise<void>;
};

/** Stands between the shop and its database and can fall silent without closing a connection. */
export async function freezingDatabase(databaseUrl: string): Promise<FreezingDatabase> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;

  const server = createServer((client) => {
    keep(client);
    if (isFrozen) return void client.resume();
    const database = connect(Number(target.port || 5432), target.hostname);
    keep(database);
    client.pipe(database).pipe(client);
  });

  function keep(socket: Socket) {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  // The embedded server's address names its socket too.
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().resume();
    },
    revive() {
      isFrozen = false;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
