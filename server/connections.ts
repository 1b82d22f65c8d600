/** Connections of each worker for visitors: one core keeps few at work, and with many workers the database has no use for more. */
export function connectionsOfEach(workers: number) {
  return Math.max(4, Math.min(20, Math.floor(240 / workers)));
}

/** Connections of each worker besides those for visitors: jobs and the catalogue index. */
export const WORK_CONNECTIONS = 5;
/** The one that listens for changes. */
const LISTENING = 1;
/** Pictures, an import, commands, a look by hand, and what PostgreSQL keeps for its superuser. */
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
