import http, { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** Cuts an operation of the shop. */
export type RelayFault = {
  /** Below `/plentysystems/`. */
  path: string;
  /** Has the shop received the call? Then it has carried it out, and only its answer is lost. */
  isDone: boolean;
  end: () => Promise<void>;
};

export type Relay = {
  /** The URL of the same shop through the relay. */
  origin: string;
  /** Cuts the next call of this operation, the last that the shop gets; its result is lost. */
  cutNext(cut: RelayFault): void;
  /** True until the call to be cut has arrived. */
  waits(): boolean;
  stop(): void;
};

/** A relay between a front and the upstream. */
export async function relayTo(target: () => string): Promise<Relay> {
  let next: RelayFault | null = null;

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const cut = next && request.url?.split('?')[0] === `/plentysystems/${next.path}` ? next : null;
    if (cut) next = null;
    if (cut && !cut.isDone) return lose(cut, response);
    const { answer, content } = await send(target(), request, body);
    if (cut) return lose(cut, response);
    response.writeHead(answer.statusCode!, answer.headers).end(content);
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    cutNext: (cut) => (next = cut),
    waits: () => next !== null,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function lose({ end }: RelayFault, response: ServerResponse): Promise<void> {
  await end();
  response.destroy();
}

async function send(origin: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = http.request(new URL(url!, origin), { method, headers, agent: false });
    request.once('response', resolve).once('error', reject).end(body);
  });
  return { answer, content: await buffer(answer) };
}
