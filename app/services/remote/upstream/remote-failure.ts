/** What is said when nobody listens where the upstream shop should be (§8). */
export const CONNECTION_REFUSED =
  'Please check if the middleware is running and is accessible by frontend app';

type Where = { method: string; url: string };

/**
 * A call that was not answered, or not by the shop (§8). `isAway`: the same call may do in a while. Of
 * the URL nothing is told that was sent with it.
 */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  /** The HTTP status; null where no answer came. */
  readonly status: number | null;
  readonly url: string;
  readonly method: string;
  readonly isAway: boolean;

  constructor(
    message: string,
    { method, url, status = null, isAway }: Where & { status?: number | null; isAway: boolean },
  ) {
    super(message);
    this.status = status;
    this.url = url;
    this.method = method;
    this.isAway = isAway;
  }
}

/** Nobody listens, or nothing came back in time. */
export function noAnswer(
  { method, url }: Where,
  { code, message }: { code: string; message: string },
) {
  const isRefused = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'].includes(code);
  const told = isRefused ? `${CONNECTION_REFUSED} (${message})` : message;
  return new RemoteFailure(`[${method}] ${url}: ${told}`, { method, url, isAway: true });
}

/** An answer that is none of the shop's: its words, or what its status is called. */
export function httpFailure(
  { method, url }: Where,
  { status, message }: { status: number; message: string },
) {
  const isAway = status === 429 || (status >= 502 && status <= 504);
  return new RemoteFailure(`[${method}] ${url}: ${status} ${message}`, {
    method,
    url,
    status,
    isAway,
  });
}

/** True for a failure of the upstream shop that will pass. */
export function isRemoteAway(error: unknown): boolean {
  return (
    error instanceof Error && error.name === 'RemoteFailure' && (error as RemoteFailure).isAway
  );
}
