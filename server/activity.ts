import type { Server } from 'node:http';

/** Counts the requests of this server that are still open. */
export function watchActivity(server: Server): { isBusy(): boolean } {
  let open = 0;
  server.on('request', (_request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
  });
  return { isBusy: () => open > 0 };
}
