/**
 * The one error of the contract (§8). `key` selects the visible text (`storefrontError.{key}`),
 * `code` is a number of the error list or an HTTP status, `cause` names the fields or lines,
 * `events` contains state that changed in spite of the error (for example the cart after a failed
 * add).
 */
export type ShopErrorOptions = {
  code?: number;
  message?: string;
  cause?: Record<string, unknown>;
  events?: Record<string, unknown>;
};

export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly key: string;
  readonly code: number;
  override readonly cause: Record<string, unknown> | undefined;
  readonly events: Record<string, unknown> | undefined;

  constructor(key: string, options: ShopErrorOptions = {}) {
    super(options.message ?? key);
    this.key = key;
    this.code = options.code ?? 400;
    this.cause = options.cause;
    this.events = options.events;
  }
}

/**
 * True for an error of the contract. Compares the name, not the class: the server and the page
 * bundle have separate copies of the class.
 */
export function isShopError(error: unknown, key?: string): error is ShopError {
  return (
    error instanceof Error &&
    error.name === 'ShopError' &&
    (key === undefined || (error as ShopError).key === key)
  );
}
