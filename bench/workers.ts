import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '../database/embedded';
import { visitorsOfAll } from '../tests/support/worker-visitor';
import { startServer, type TestServer } from '../tests/support/start-server';
import { BENCH_IS_PROXY, measureThroughput } from './load';
import { measureRates, prepare, type Rates } from './rates';

type Setup = { workers: number; database: 'own' | 'external' };
export type WorkerFigures = Setup &
  Rates & { cachedPage: number; cachedPageWithCart: number; megabytes: number };

const SETUPS: readonly Setup[] = [
  { workers: 1, database: 'own' },
  { workers: 2, database: 'own' },
  { workers: 1, database: 'external' },
  { workers: 2, database: 'external' },
];

/**
 * The same shop with one worker and two, with the embedded database server and with a separate one.
 * All of it runs on this machine, so the load generator uses the same cores.
 */
export async function measureWorkers(): Promise<WorkerFigures[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-bench-'));
  const figures: WorkerFigures[] = [];
  try {
    for (const setup of SETUPS) {
      console.error(`${setup.workers} workers, ${setup.database} database`);
      const external =
        setup.database === 'external' ? await startEmbeddedDatabase(dataDir) : undefined;
      const env = { ...BENCH_IS_PROXY, WORKERS: String(setup.workers) };
      const server = await startServer({ dataDir, databaseUrl: external?.url ?? '', env });
      try {
        figures.push({ ...setup, ...(await measure(server, setup.workers, external?.url)) });
      } finally {
        await server.stop();
        await external?.stop();
      }
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return figures;
}

async function measure(server: TestServer, workers: number, databaseUrl?: string) {
  const { origin } = server;
  (await visitorsOfAll(origin, workers)).forEach((visitor) => visitor.leave());
  const shop = await prepare(server, databaseUrl);
  const home = { name: 'home', path: '/', isCached: true };
  const cachedPage = await measureThroughput(origin, { ...home, cookie: '' });
  const cachedPageWithCart = await measureThroughput(origin, { ...home, cookie: shop.cookie });
  const [rates] = await measureRates([shop]);
  return { ...rates!, cachedPage, cachedPageWithCart, megabytes: memoryOf(server.pid) };
}

/** Memory of the parent and its workers, without the database. */
function memoryOf(parent: number): number {
  const own = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => statusOf(pid))
    .filter(({ Name, Pid, PPid }) => Name === 'node' && [Pid, PPid].includes(String(parent)));
  return own.reduce((sum, { VmRSS = '0' }) => sum + Number.parseInt(VmRSS) / 1024, 0);
}

function statusOf(pid: string): Record<string, string> {
  try {
    const lines = readFileSync(`/proc/${pid}/status`, 'utf8').trim().split('\n');
    return Object.fromEntries(lines.map((line) => line.split(/:\s+/, 2) as [string, string]));
  } catch {
    return {}; // the process has ended meanwhile
  }
}
