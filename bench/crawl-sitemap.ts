import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { gunzipSync } from 'node:zlib';
import type { AppLoadContext } from '@remix-run/node';
import { loadSitemapFile } from '../app/features/shop-pages/sitemap/load-sitemap.server';
import type { openGoods } from './goods-of-index';
import { worstPause } from './pauses';

/** The cost of a crawler that is the first to read all files of goods. */
export type CrawlFigures = {
  files: number;
  /** Compressed, as sent. */
  megabytes: number;
  /** How long the main thread was busy, including time in which a busy machine did not run it. */
  activeSeconds: number;
  /** Processor time of the main thread, on Linux; hardly changed by a busy machine. */
  threadSeconds: number;
  /** Processor time of the process, including compression and garbage collection. */
  cpuSeconds: number;
  /** In milliseconds. */
  longestPause: number;
  /** Equal for files with equal content. */
  hash: string;
};

type Goods = ReturnType<ReturnType<typeof openGoods>>;

const ORIGIN = 'https://shop.example';

/** Requests one file after the other; each round generates them anew. */
export async function crawlSitemap(goods: Goods, round = 0): Promise<CrawlFigures> {
  const shop = { ...goods, getSitemap: () => sitemapOf(goods, round) };
  let packed: Buffer[] = [];
  let activeSeconds = 0;
  let threadSeconds = 0;
  let cpuSeconds = 0;
  const longestPause = await worstPause(async () => {
    const cpu = process.cpuUsage();
    const thread = mainThreadSeconds();
    const active = performance.eventLoopUtilization();
    packed = await readFiles(shop);
    activeSeconds = performance.eventLoopUtilization(active).active / 1000;
    threadSeconds = mainThreadSeconds() - thread;
    const { user, system } = process.cpuUsage(cpu);
    cpuSeconds = (user + system) / 1e6;
  });
  const megabytes = packed.reduce((sum, { length }) => sum + length, 0) / 2 ** 20;
  const hash = hashOf(packed);
  return {
    files: packed.length,
    megabytes,
    activeSeconds,
    threadSeconds,
    cpuSeconds,
    longestPause,
    hash,
  };
}

/** Node.js 20 reports the processor time only for a whole process. */
function mainThreadSeconds(): number {
  if (process.platform !== 'linux') return NaN;
  return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e9;
}

async function sitemapOf(goods: Goods, round: number) {
  const sitemap = await goods.getSitemap();
  return { ...sitemap, version: `${sitemap.version} ${round}` };
}

async function readFiles(shop: Goods): Promise<Buffer[]> {
  const context = { shop, publicOrigin: ORIGIN, configuration: { robots: {} }, routes: [] };
  const packed: Buffer[] = [];
  for (;;) {
    const file = await loadSitemapFile(
      context as unknown as AppLoadContext,
      new Request(ORIGIN),
      `goods-${packed.length + 1}.xml`,
    );
    if (!file) return packed;
    packed.push(Buffer.from(await file.arrayBuffer()));
  }
}

function hashOf(packed: Buffer[]): string {
  const hash = createHash('sha256');
  for (const bytes of packed) hash.update(gunzipSync(bytes));
  return hash.digest('hex').slice(0, 16);
}
