import { spawnSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import autocannon from 'autocannon';
import { fetchRaw, type BenchPage } from './pages';

export type Latency = { median: number; p95: number };

const SAMPLES = 60;
const CONNECTIONS = 20;
const SECONDS = 5;

/** Time to the last byte of one request after the other, in milliseconds. */
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

/** Requests per second at 20 connections: by wrk where it is installed, as it needs less of the machine. */
export async function measureThroughput(origin: string, page: BenchPage): Promise<number> {
  return hasWrk ? byWrk(origin, page) : byAutocannon(origin, page);
}

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

function byWrk(origin: string, page: BenchPage): Promise<number> {
  const headers = [
    '-H',
    'Accept-Encoding: br',
    ...(page.cookie ? ['-H', `Cookie: ${page.cookie}`] : []),
  ];
  const { stdout } = spawnSync(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, ...headers, origin + page.path],
    { encoding: 'utf8' },
  );
  return Promise.resolve(Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1] ?? 0));
}

async function byAutocannon(origin: string, page: BenchPage): Promise<number> {
  const { requests } = await autocannon({
    url: origin + page.path,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br', ...(page.cookie && { cookie: page.cookie }) },
  });
  return requests.average;
}

/** As few connections as there are visitors at once; what the load costs is not the shop's. */
const agent = new Agent({ keepAlive: true });

/** Sends a form as a browser does that has been here before. */
export function postForm(
  url: string,
  cookie: string,
  fields: Record<string, string>,
): Promise<{ status: number; location: string }> {
  const body = new URLSearchParams(fields).toString();
  const headers = {
    cookie,
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
