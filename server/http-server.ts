import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer } from 'node:net';
import type { Duplex } from 'node:stream';

/** The longest duration of each part of a connection, in milliseconds. */
export const TIME_LIMITS = {
  /** The head of a request. */
  headers: 10_000,
  /** A form without files. */
  form: 30_000,
  /** A whole request: 300 s let 100 kB/s send files of 30 MB. */
  request: 300_000,
  /** A connection without any data: no request, or an answer that the client does not read. */
  silence: 20_000,
  /** An answer, from the request to its last byte: 120 s let 2 kB/s load a picture of 240 kB. */
  answer: 120_000,
};

/** Creates a Node server with limits, so that slow or broken clients do not block others. */
export function createHttpServer(handle: RequestListener, limits = TIME_LIMITS): Server {
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: Math.min(2_000, limits.headers),
      maxHeaderSize: 16 * 1024,
    },
    (req, res) => {
      const hasBody = req.method === 'POST';
      cutAfter(limits.answer + (hasBody ? limits.request : 0), req, res);
      handle(req, res);
    },
  );
  server.on('clientError', refuseUnreadable);
  server.setTimeout(limits.silence, (socket) => socket.destroy());
  server.maxHeadersCount = 100;
  server.maxConnections = 10_000;
  return server;
}

function cutAfter(ms: number, req: IncomingMessage, res: ServerResponse) {
  const timer = setTimeout(() => req.socket.destroy(), ms).unref();
  res.once('close', () => clearTimeout(timer));
}

/** Data that are no HTTP, too slow or with too long a head never become a request. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex) {
  if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
  const codes: Record<string, number> = {
    HPE_HEADER_OVERFLOW: 431,
    ERR_HTTP_REQUEST_TIMEOUT: 408,
  };
  const status = codes[error.code ?? ''] ?? 400;
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Length: 0',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n`);
}

/** Resolves when the server listens; rejects when the port is taken. */
export function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/**
 * Accepts no new connection and cuts none off: each client gets its next answer with `Connection:
 * close`, and an idle client leaves by the limit it was sent. Connections still open after
 * `graceMs` are cut.
 */
export async function retire(server: Server, graceMs: number): Promise<void> {
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  // The method of http.Server would end idle connections, on which a request may be arriving.
  await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  clearTimeout(timer);
  server.close();
}

/** Accepts no new connection, lets requests finish for up to `graceMs`, then cuts them. */
export function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections();
      resolve(); // upgraded connections (a developer's browser) are not closed by it
    }, graceMs);
    server.on('request', (_req, res) => res.setHeader('Connection', 'close'));
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    // close() ends connections that are idle now; busy ones become idle later.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    server.once('close', () => clearInterval(sweep));
  });
}
