import { createServer, STATUS_CODES, type RequestListener, type Server } from 'node:http';
import type { Duplex } from 'node:stream';

/** A Node server with the limits that keep slow and careless clients from holding others up. */
export function createHttpServer(handle: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 5_000,
      connectionsCheckingInterval: 2_000,
      maxHeaderSize: 16 * 1024,
    },
    handle,
  );
  server.on('clientError', refuseUnreadable);
  server.maxHeadersCount = 100;
  server.maxConnections = 10_000;
  return server;
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
