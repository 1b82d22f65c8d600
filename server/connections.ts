/**
 * Connections of each worker for visitors: one core keeps few busy, and with many workers the
 * database gains nothing from more.
 */
export function connectionsOfEach(workers: number) {
  return Math.max(4, Math.min(20, Math.floor(240 / workers)));
}

/** Connections of each worker besides those for visitors: jobs and the catalogue index. */
export const WORK_CONNECTIONS = 5;
/** The connection that listens for changes. */
const LISTENING = 1;
/** Pictures, an import, commands, manual access, and what PostgreSQL reserves for its superuser. */
const BESIDES = 14;

/** Connections the shop may have at most: during a rolling restart there is one worker more. */
export function connectionsNeeded({
  workers,
  databaseConnections,
}: {
  workers: number;
  databaseConnections: number;
}): number {
  return (workers + 1) * (databaseConnections + WORK_CONNECTIONS + LISTENING) + BESIDES;
}
