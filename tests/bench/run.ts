import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startServer } from '../support/start-server';
import { measureInBrowser, withBrowser, type BrowserFigures } from './browser';
import { checkBudgets } from './budgets';
import { measureLargeCatalogue, type CatalogueFigures } from './large-catalogue';
import { measureLatency, measureThroughput, type Latency } from './load';
import { measureMillion } from './million';
import { benchPages, measureSize, type BenchPage, type PageSize } from './pages';
import { measurePairs, type Pair } from './pairs';
import { printBudgets, printCatalogue, printPages, printPairs } from './report';

export type PageFigures = {
  page: BenchPage;
  size: PageSize;
  latency: Latency;
  perSecond: number;
} & {
  browser: BrowserFigures;
};
export type BenchResult = {
  at: string;
  pages: PageFigures[];
  pairs: Pair[];
  catalogue: CatalogueFigures | undefined;
  /** The same with ten times as many goods. */
  million: CatalogueFigures | undefined;
};

/**
 * `npm run bench [-- --json file] [--without-catalogue] [--million]`: measures the built shop on this
 * machine, prints a table and the budgets, and ends with 1 when a budget is missed.
 */
const { values: options } = parseArgs({
  options: {
    json: { type: 'string' },
    'without-catalogue': { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
  },
});

const { pages, pairs } = await measurePages();
const catalogue = options['without-catalogue'] ? undefined : await measureLargeCatalogue();
const million = options.million ? await measureMillion() : undefined;
const result: BenchResult = { at: new Date().toISOString(), pages, pairs, catalogue, million };

printPages(pages);
printPairs(pairs);
if (catalogue) printCatalogue(catalogue);
if (million) printCatalogue(million);
const budgets = checkBudgets(result);
printBudgets(budgets);
if (options.json) writeFileSync(options.json, JSON.stringify({ ...result, budgets }, null, 2));
process.exitCode = budgets.every(({ isKept }) => isKept) ? 0 : 1;

async function measurePages(): Promise<Pick<BenchResult, 'pages' | 'pairs'>> {
  const server = await startServer();
  try {
    const { origin } = server;
    const figures: PageFigures[] = [];
    return await withBrowser(async (browser) => {
      const found = await benchPages(origin);
      for (const page of found) {
        console.error(`measuring ${page.name} ${page.path}`);
        // In this order: the first request fills the cache and draws the pictures.
        const inBrowser = await measureInBrowser(browser, origin, page);
        figures.push({
          page,
          browser: inBrowser,
          size: await measureSize(origin, page),
          latency: await measureLatency(origin, page),
          perSecond: await measureThroughput(origin, page),
        });
      }
      return { pages: figures, pairs: await measurePairs(browser, origin, found) };
    });
  } finally {
    await server.stop();
  }
}
