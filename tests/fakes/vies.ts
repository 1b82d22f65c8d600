import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Its answer: yes, no, a member state is away, an error, one about another number, or none. */
type ViesMood = 'valid' | 'invalid' | 'away' | 'error' | 'lying' | 'silent';

export type FakeVies = {
  origin: string;
  /** The requested paths with their parameters. */
  asked: string[];
  /** The answers from now on. */
  answerWith: (mood: ViesMood) => void;
  close: () => Promise<void>;
};

/** The Commission's service on a free port, with the answers of its REST interface. */
export async function startFakeVies(): Promise<FakeVies> {
  const asked: string[] = [];
  let mood: ViesMood = 'valid';
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://vies');
    asked.push(url.pathname + url.search);
    if (mood === 'silent') return;
    const number = url.pathname.split('/').at(-1)!;
    const isProved = url.searchParams.has('requesterNumber');
    const answer = {
      isValid: mood !== 'invalid',
      requestDate: new Date().toISOString(),
      userError: mood === 'invalid' ? 'INVALID' : 'VALID',
      name: '---',
      address: '---',
      requestIdentifier: isProved ? 'WAPIFAKE00000001' : '',
      originalVatNumber: number,
      vatNumber: mood === 'lying' ? '999999999' : number,
    };
    const away = { actionSucceed: false, errorWrappers: [{ error: 'MS_UNAVAILABLE' }] };
    response.writeHead(mood === 'error' ? 500 : 200, { 'Content-Type': 'application/json' });
    response.end(
      mood === 'error' ? '<h1>500</h1>' : JSON.stringify(mood === 'away' ? away : answer),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    answerWith: (next) => (mood = next),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
