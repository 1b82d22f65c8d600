import type { Server } from 'node:http';

/** Knows whether anybody waits for an answer of this server. */
export function watchActivity(server: Server): { isBusy(): boolean } {
  let open = 0;
  server.on('request', (_request, response) => {
    open += 1;
    response.once('close', () => (open -= 1));
  });
  return { isBusy: () => open > 0 };
}
