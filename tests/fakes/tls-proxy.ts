import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

export type TlsProxy = {
  /** The origin for visitors. */
  origin: string;
  /** Every cookie the shop has set so far, as sent. */
  cookies: string[];
  stop(): Promise<void>;
};

/**
 * A proxy before the shop that terminates TLS: passes on the host, the address and the origin of
 * visitors. The test uses http as well.
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
