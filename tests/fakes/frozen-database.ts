import { databaseProxy, type DatabaseProxy } from './database-proxy';

export type FreezingDatabase = Omit<DatabaseProxy, 'sockets'> & {
  /** From now on connections are accepted and nothing is answered, as by a hanging machine. */
  freeze(): void;
  /** New connections are served again; old ones stay dead, as after a power cut. */
  revive(): void;
};

/** A proxy between shop and database that can stop answering without closing a connection. */
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
