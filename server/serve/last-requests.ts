import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long open requests may take to end, in milliseconds; as in a worker. */
const GRACE_MS = 10_000;
const LOOK_MS = 50;

/** Counts open requests; the returned function resolves when none is left, or after the grace. */
export function followLastRequests(graceMs = GRACE_MS): () => Promise<void> {
  const open = new Set<ServerResponse>();
  subscribe('http.server.request.start', (message) => {
    const { response } = message as { response: ServerResponse };
    open.add(response);
    response.once('close', () => open.delete(response));
  });
  return async () => {
    const limit = Date.now() + graceMs;
    while (open.size > 0 && Date.now() < limit) await sleep(LOOK_MS);
  };
}
