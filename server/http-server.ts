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

/** How long each part of a conversation may take, in milliseconds. */
export const TIME_LIMITS = {
  /** A request's head. */
  headers: 10_000,
  /** A form without files. */
  form: 30_000,
  /** A whole request: 300 s let 100 kB/s send files of 30 MB. */
  request: 300_000,
  /** A connection in which no byte moves: nothing asked, or an answer nobody reads. */
  silence: 20_000,
  /**
   * An answer, to the last byte, from when it was asked for: 120 s let 2 kB/s take a picture of 240
   * kB.
   */
  answer: 120_000,
};

/** A Node server with the limits that keep slow and careless clients from holding others up. */
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

/** What is no HTTP at all, or too slow or too long in its head, never becomes a request. */
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
 * Takes no new connection and cuts nobody off: who is connected gets their next answer with the word
 * that it was the last, and who asks nothing more leaves by the limit they were told. What is still
 * there after `graceMs` is cut.
 */
export async function retire(server: Server, graceMs: number): Promise<void> {
  server.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  // Not that of http.Server: it ends connections that idle, on which somebody may be asking just now.
  await new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  clearTimeout(timer);
  server.close();
}

/** Takes no new connection, lets requests under way finish for up to `graceMs`, then cuts them. */
export function drain(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      server.closeAllConnections();
      resolve(); // upgraded connections (a developer's browser) are not among them
    }, graceMs);
    server.on('request', (_req, res) => res.setHeader('Connection', 'close'));
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    // close() ends connections that idle now; those busy now idle later.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    server.once('close', () => clearInterval(sweep));
  });
}
