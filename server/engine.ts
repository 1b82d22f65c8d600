import type { Change } from '../database/listen';

/** The part of the shop's request context that the server itself looks at. */
export type PageContext = {
  page: { cacheable: boolean; tags: Set<string>; failure?: unknown };
  /** Adds the session cookie when the visitor got a new session. */
  commit(headers: Headers): void;
};

/** The shop behind the HTTP server, as `createServices` builds it. */
export type Engine = {
  contextFor(request: Request, clientAddress: string): Promise<PageContext>;
  /** Brings the catalogue index up to date, before pages that show the change are rendered. */
  applyChanges(change: Change): Promise<void>;
  startJobs(): void;
  stop(): Promise<void>;
};

/** Remix, built or in development: a web Request in, a Response out. */
export type Renderer = (request: Request, context: PageContext) => Promise<Response>;
