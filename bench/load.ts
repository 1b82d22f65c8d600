import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import { fetchRaw, type BenchPage } from './pages';

export type Latency = { median: number; p95: number };

const SAMPLES = 60;
const CONNECTIONS = 20;
const SECONDS = 4;
const ROUNDS = 3;

/** Time to the last byte of sequential requests, in milliseconds. */
export async function measureLatency(origin: string, page: BenchPage): Promise<Latency> {
  const times: number[] = [];
  for (let sample = 0; sample < SAMPLES + 5; sample += 1) {
    const started = performance.now();
    await fetchRaw(origin + page.path, 'br', page.cookie);
    if (sample >= 5) times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { median: times[SAMPLES >> 1] ?? 0, p95: times[Math.floor(SAMPLES * 0.95)] ?? 0 };
}

/**
 * Requests per second of each page, in their order: the middle of three rounds over all of them, so
 * that what else the machine does for some seconds decides no comparison of two pages.
 */
export async function measureThroughputs(
  origin: string,
  pages: readonly BenchPage[],
): Promise<number[]> {
  const rates = pages.map((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [n, page] of pages.entries()) {
      console.error(`measuring the rate of ${page.name}`);
      rates[n]!.push(await measureThroughput(origin, page));
    }
  }
  return rates.map((each) => each.sort((a, b) => a - b)[ROUNDS >> 1]!);
}

/** Requests per second at 20 connections, each of another visitor. */
export async function measureThroughput(origin: string, page: BenchPage): Promise<number> {
  let connections = 0;
  const { requests } = await autocannon({
    url: origin + page.path,
    connections: CONNECTIONS,
    duration: SECONDS,
    setupClient(client) {
      client.setHeaders({
        'accept-encoding': 'br',
        ...fromVisitor(connections),
        ...(page.cookie && { cookie: page.cookie }),
      });
      connections += 1;
    },
  });
  return requests.average;
}

/** Lets a measured shop trust forwarded addresses, because one address gets only a part of it. */
export const BENCH_IS_PROXY = { TRUSTED_PROXIES: '127.0.0.1' };

/** Header with the address of the visitor of this number; each is in another network. */
export function fromVisitor(number: number): Record<string, string> {
  return { 'x-forwarded-for': `10.${number >> 8}.${number & 255}.7` };
}

/** Only as many connections as concurrent visitors, so that the load generator costs little. */
const agent = new Agent({ keepAlive: true });

/** Sends a form as a browser with an open connection does. */
export function postForm(
  url: string,
  { cookie, visitor }: { cookie: string; visitor: number },
  fields: Record<string, string>,
): Promise<{ status: number; location: string }> {
  const body = new URLSearchParams(fields).toString();
  const headers = {
    cookie,
    ...fromVisitor(visitor),
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': body.length,
  };
  return new Promise((resolve, reject) => {
    const post = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      const { statusCode = 0, headers } = answer;
      answer.on('end', () => resolve({ status: statusCode, location: headers.location ?? '' }));
      answer.on('error', reject);
    });
    post.on('error', reject);
    post.end(body);
  });
}
