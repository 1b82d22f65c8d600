import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export type DatabaseProxy = {
  /** The URL of the same database through the proxy. */
  url: string;
  /** Every open connection, on both sides. */
  sockets: ReadonlySet<Socket>;
  stop(): Promise<void>;
};

/**
 * A proxy between clients and a database. `serve` gets each client, and `open`, which connects to
 * the database: it passes on the data.
 */
export async function databaseProxy(
  databaseUrl: string,
  serve: (client: Socket, open: () => Socket) => void,
): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();

  function keep(socket: Socket): Socket {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
    return socket;
  }

  const open = () => keep(connect(Number(target.port || 5432), target.hostname));
  const server = createServer((client) => serve(keep(client), open));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const url = new URL(databaseUrl);
  // The URL of the embedded server also names its socket.
  url.searchParams.delete('host');
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    sockets,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
