import { databaseProxy, type DatabaseProxy } from './database-proxy';

export type FreezingDatabase = Omit<DatabaseProxy, 'sockets'> & {
  /** From now on connections are accepted and nothing is answered, as by a machine that hangs. */
  freeze(): void;
  /** New connections are served again; old ones stay dead, as after a power cut. */
  revive(): void;
};

/** Stands between the shop and its database and can fall silent without closing a connection. */
export async function freezingDatabase(databaseUrl: string): Promise<FreezingDatabase> {
  let isFrozen = false;
  const { url, sockets, stop } = await databaseProxy(databaseUrl, (client, open) => {
    if (isFrozen) client.resume();
    else client.pipe(open()).pipe(client);
  });
  return {
    url,
    stop,
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().resume();
    },
    revive() {
      isFrozen = false;
    },
  };
}
