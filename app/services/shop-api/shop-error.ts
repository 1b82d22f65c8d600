import { SHOP_ERRORS, type ShopErrorKey } from './shop-errors';

/**
 * `cause` names the fields or lines, `events` contains state that changed in spite of the error (for
 * example the cart after a failed add), `message` is for the log.
 */
export type ErrorDetails = {
  message?: string | undefined;
  cause?: Record<string, unknown> | undefined;
  events?: Record<string, unknown> | undefined;
};

/** The one error of the contract (§8), with a key of the table and the code that belongs to it. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly key: string;
  readonly code: number;
  override readonly cause: Record<string, unknown> | undefined;
  readonly events: Record<string, unknown> | undefined;

  constructor(key: ShopErrorKey, details: ErrorDetails = {}) {
    super(details.message ?? key);
    this.key = key;
    this.code = SHOP_ERRORS[key];
    this.cause = details.cause;
    this.events = details.events;
  }
}

/** The same with the key and code of another shop's answer, or of an error that is known already. */
export class ReceivedError extends ShopError {
  override readonly code: number;

  constructor(key: string, code: number, details: ErrorDetails = {}) {
    super(key as ShopErrorKey, details);
    this.code = code;
  }
}

/** The same error with other details. */
export function withDetails({ key, code, message }: ShopError, details: ErrorDetails): ShopError {
  return new ReceivedError(key, code, { message, ...details });
}

/**
 * True for an error of the contract. Compares the name, not the class: the server and the page
 * bundle have separate copies of the class.
 */
export function isShopError(
  error: unknown,
  key?: ShopErrorKey | 'unknownError',
): error is ShopError {
  return (
    error instanceof Error &&
    error.name === 'ShopError' &&
    (key === undefined || (error as ShopError).key === key)
  );
}
