import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type TlsProxy = {
  /** Where visitors reach the shop. */
  origin: string;
  /** Every cookie the shop has set by now, as it was sent. */
  cookies: string[];
  stop(): Promise<void>;
};

/**
 * Stands before the shop as a proxy does that ends TLS: hands on the host that visitors name, their
 * address and the origin their browser sends. Towards the test it speaks http too.
 */
export async function tlsProxy(shopOrigin: string, publicHost: string): Promise<TlsProxy> {
  const cookies: string[] = [];
  const server = createServer((req, res) => {
    const headers = {
      ...req.headers,
      host: publicHost,
      origin: `https://${publicHost}`,
      'x-forwarded-for': '198.51.100.7',
      'x-forwarded-proto': 'https',
    };
    const { method, url } = req;
    const passed = request(new URL(url!, shopOrigin), { method, headers }, (answer) => {
      cookies.push(...(answer.headers['set-cookie'] ?? []));
      res.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(res);
    });
    passed.on('error', () => res.destroy());
    req.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    cookies,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
