/** What a guard answers instead of letting the request through. */
export type Refusal = {
  status: 400 | 403 | 405 | 413 | 414 | 415 | 421 | 500 | 503;
  headers?: Record<string, string>;
  /** Is it the upstream shop that does not answer? */
  isRemoteAway?: boolean;
};

/** How long a visitor is asked to wait, in seconds. */
export const RETRY = { 'Retry-After': '10' };

/** Thrown while a body is read; 503: too many send one at this moment. */
export class RefusedRequest extends Error {
  constructor(readonly refusal: Refusal) {
    super(`Refused with ${refusal.status}`);
  }
}

/** Refusals that get a page of the shop where a form target gave none. */
export const EXPLAINED: readonly number[] = [400, 403, 405, 413, 415] satisfies Refusal['status'][];
