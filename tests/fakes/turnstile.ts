import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = { success: boolean; action?: string; 'error-codes'?: string[] };

export type FakeTurnstile = {
  origin: string;
  /** The verification requests. */
  asked: { secret: string; response: string; remoteip: string }[];
  /** The answers from now on; null: the service fails. */
  answerWith: (answer: Answer | null) => void;
  close: () => Promise<void>;
};

/** The widget in a browser: it solves the challenge immediately and inserts the response. */
const WIDGET = `for (const box of document.querySelectorAll('.cf-turnstile')) {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = 'cf-turnstile-response';
  input.value = 'solved-' + box.dataset.action + '-' + box.dataset.sitekey;
  box.append(input);
}`;

/** A challenge service on a free port, with a widget and a configurable verification. */
export async function startFakeTurnstile(): Promise<FakeTurnstile> {
  const asked: FakeTurnstile['asked'] = [];
  let next: Answer | null = { success: true };
  const server = createServer((request, response) => {
    if (request.url === '/turnstile/v0/api.js') {
      response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(WIDGET);
      return;
    }
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { secret = '', response: solved = '', remoteip = '' } = fieldsOf(body);
      asked.push({ secret, response: solved, remoteip });
      response.writeHead(next ? 200 : 502, { 'Content-Type': 'application/json' });
      response.end(next ? JSON.stringify(next) : '<h1>Bad gateway</h1>');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    answerWith: (answer) => (next = answer),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function fieldsOf(body: string): Record<string, string | undefined> {
  return Object.fromEntries(new URLSearchParams(body));
}
