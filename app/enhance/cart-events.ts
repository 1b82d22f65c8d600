export type CartEvents = {
  apiEvents?: Record<string, unknown>;
  added?: object;
  removed?: object;
};

/** Sends events on cart changes to partners' scripts (open point 1.4). */
export function emitEvents({ apiEvents = {}, added, removed }: CartEvents): void {
  const events = Object.entries(apiEvents).map(([name, detail]) => [`backend:${name}`, detail]);
  if (added) events.push(['frontend:addToCart', added]);
  if (removed) events.push(['frontend:removeFromCart', removed]);
  for (const [name, detail] of events as [string, unknown][]) {
    document.dispatchEvent(new CustomEvent(name, { detail }));
  }
}
