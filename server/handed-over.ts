import type { ChildProcess } from 'node:child_process';

/** What `node:cluster` sends with a connection, and what comes back when its worker has taken it. */
type Sent = { act?: string; seq?: number };
type Reply = { ack?: number };
type Connection = { close: () => void };

/** What a worker said before its end is read by then. */
const MOMENT_MS = 100;

/**
 * Closes the connections that a worker was given and did not live to take. `node:cluster` keeps its
 * own end of each until the worker says that it has it, and of one that was killed it waits for that
 * word for ever: the visitor would hang. It has no way to ask for them, so they are noted as they are
 * sent.
 */
export function closeWithWorker(worker: ChildProcess): void {
  const underWay = new Map<number, Connection>();
  const send = worker.send.bind(worker) as (...all: unknown[]) => boolean;

  worker.send = (message: Sent, connection?: unknown, ...more: unknown[]) => {
    const isConnection = message.act === 'newconn' && message.seq !== undefined;
    if (isConnection && connection) underWay.set(message.seq!, connection as Connection);
    return send(message, connection, ...more);
  };
  worker.on('internalMessage', ({ ack }: Reply) => ack !== undefined && underWay.delete(ack));
  worker.once('exit', () => setTimeout(closeAll, MOMENT_MS).unref());

  function closeAll() {
    for (const connection of underWay.values()) connection.close();
    underWay.clear();
  }
}
