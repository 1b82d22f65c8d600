/** TypeScript's types for a worker's scope are in a library that conflicts with that of pages. */

type LongEvent = { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = LongEvent & {
  request: Request;
  /** The response that was preloaded while the worker started, if any. */
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};

type Events = {
  install: LongEvent;
  activate: LongEvent;
  fetch: FetchEvent;
  message: LongEvent & { data: unknown };
};

type Worker = {
  location: { origin: string };
  registration: {
    update: () => Promise<unknown>;
    navigationPreload?: { enable: () => Promise<void> };
  };
  clients: { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(
    name: Name,
    listener: (event: Events[Name]) => void,
  ) => void;
};

export const worker = globalThis as unknown as Worker;

declare global {
  /** Inserted when the worker is built: other files for the browser are another build. */
  const BUILD_ID: string;
}
