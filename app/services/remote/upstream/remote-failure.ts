import { isRecord } from '~/lib/is-record';

/** The message if the upstream shop refuses connections (§8). */
export const CONNECTION_REFUSED =
  'Please check if the middleware is running and is accessible by frontend app';

type Where = { method: string; url: string };

/**
 * A call without an answer, or without one of the shop (§8). `isAway`: a retry may succeed later.
 * The query of the URL is left out.
 */
export class RemoteFailure extends Error {
  override readonly name = 'RemoteFailure';
  /** The HTTP status; null without an answer. */
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

/** No connection, or no answer in time. */
export function noAnswer(
  { method, url }: Where,
  { code, message }: { code: string; message: string },
) {
  const isRefused = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'].includes(code);
  const reason = isRefused ? `${CONNECTION_REFUSED} (${message})` : message;
  return new RemoteFailure(`[${method}] ${url}: ${reason}`, { method, url, isAway: true });
}

/** The server's own message in an answer that is none of the shop's (§8). */
export function messageOf(json: unknown): string | undefined {
  const message = isRecord(json) ? json['message'] : undefined;
  return typeof message === 'string' && message !== '' ? message.slice(0, 300) : undefined;
}

/** An answer that is none of the shop's: its message, or the name of its status. */
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

/** True for a transient failure of the upstream shop. */
export function isRemoteAway(error: unknown): boolean {
  return (
    error instanceof Error && error.name === 'RemoteFailure' && (error as RemoteFailure).isAway
  );
}
