/** What TypeScript knows of a worker's scope lies in a library that contradicts that of pages. */

type LongEvent = { waitUntil: (work: Promise<unknown>) => void };

export type FetchEvent = LongEvent & {
  request: Request;
  /** The answer that was asked for while the worker started, where it was. */
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
  /** Written in when the worker is built: other files for the browser are another build. */
  const BUILD_ID: string;
}
