import type { ServerResponse } from 'node:http';
import type { Trouble } from './switches';

/** Answers a call wrongly. `answerLost`: the work was done before. */
export function spoil(response: ServerResponse, trouble: Trouble): void {
  const end = (status: number, type: string, body: string, headers = {}) => {
    response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
  };
  switch (trouble) {
    case 'down':
    case 'answerLost':
      response.socket?.destroy();
      return;
    case 'hang':
      return;
    case 'error500':
      end(500, 'application/hal+json', '{"status":500,"title":"Internal Server Error"}');
      return;
    case 'error502':
      end(502, 'text/html', '<h1>Bad gateway</h1>');
      return;
    case 'tooMany':
      end(429, 'application/hal+json', '{"status":429}', { 'Retry-After': '20' });
      return;
    case 'halfABody':
      response.writeHead(200, { 'Content-Type': 'application/hal+json', 'Content-Length': '900' });
      response.write('{"resource":"payment","id":"tr_', () => response.socket?.destroy());
      return;
    case 'invalidJson':
      end(200, 'application/hal+json', '{"resource":');
      return;
    case 'html':
      end(200, 'text/html', '<h1>Welcome</h1>');
      return;
    case 'huge':
      end(200, 'application/hal+json', `{"x":"${'x'.repeat(10_000_000)}"}`);
      return;
    case 'elsewhere':
      end(301, 'text/plain', '', { Location: 'http://elsewhere.example/' });
  }
}
