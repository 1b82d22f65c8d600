import type { ChildProcess } from 'node:child_process';

/** The message that `node:cluster` sends with a connection, and the reply of the worker. */
type ClusterMessage = { act?: string; seq?: number };
type Reply = { ack?: number };
type Connection = { close: () => void };

/** After this time the last messages of a worker have been read. */
const LAST_MESSAGES_MS = 100;

/**
 * Closes the connections that were sent to a worker which ended before it accepted them. `node:cluster`
 * keeps its own handle of each until the worker confirms it, so without this the visitor of a killed
 * worker would wait for ever. It cannot list these handles, so they are recorded as they are sent.
 */
export function closeOrphanedSockets(worker: ChildProcess): void {
  const unconfirmed = new Map<number, Connection>();
  const send = worker.send.bind(worker) as (...all: unknown[]) => boolean;

  worker.send = (message: ClusterMessage, connection?: unknown, ...more: unknown[]) => {
    const isConnection = message.act === 'newconn' && message.seq !== undefined;
    if (isConnection && connection) unconfirmed.set(message.seq!, connection as Connection);
    return send(message, connection, ...more);
  };
  worker.on('internalMessage', ({ ack }: Reply) => ack !== undefined && unconfirmed.delete(ack));
  worker.once('exit', () => setTimeout(closeAll, LAST_MESSAGES_MS).unref());

  function closeAll() {
    for (const connection of unconfirmed.values()) connection.close();
    unconfirmed.clear();
  }
}
