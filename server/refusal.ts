/** The answer of a guard that rejects a request. */
export type Refusal = {
  status: 400 | 403 | 405 | 413 | 414 | 415 | 421 | 500 | 503;
  headers?: Record<string, string>;
  /** Is it the upstream that does not answer? */
  isRemoteAway?: boolean;
};

/** The seconds after which a visitor may try again. */
export const RETRY = { 'Retry-After': '10' };

/** Thrown while a body is read; 503: too many bodies are being sent. */
export class RefusedRequest extends Error {
  constructor(readonly refusal: Refusal) {
    super(`Refused with ${refusal.status}`);
  }
}

/** Refusals for which the shop has a page, if a form target returned none. */
export const EXPLAINED: readonly number[] = [400, 403, 405, 413, 415] satisfies Refusal['status'][];
