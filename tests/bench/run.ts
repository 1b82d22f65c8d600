import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startServer } from '../support/start-server';
import { measureInBrowser, withBrowser, type BrowserFigures } from './browser';
import { checkBudgets } from './budgets';
import { measureLargeCatalogue, type CatalogueFigures } from './large-catalogue';
import { measureLatency, measureThroughput, type Latency } from './load';
import { measureMillion } from './million';
import { benchPages, measureSize, type BenchPage, type PageSize } from './pages';
import { printBudgets, printCatalogue, printPages } from './report';

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

const pages = await measurePages();
const catalogue = options['without-catalogue'] ? undefined : await measureLargeCatalogue();
const million = options.million ? await measureMillion() : undefined;
const result: BenchResult = { at: new Date().toISOString(), pages, catalogue, million };

printPages(pages);
if (catalogue) printCatalogue(catalogue);
if (million) printCatalogue(million);
const budgets = checkBudgets(result);
printBudgets(budgets);
if (options.json) writeFileSync(options.json, JSON.stringify({ ...result, budgets }, null, 2));
process.exitCode = budgets.every(({ isKept }) => isKept) ? 0 : 1;

async function measurePages(): Promise<PageFigures[]> {
  const server = await startServer();
  try {
    const { origin } = server;
    const figures: PageFigures[] = [];
    await withBrowser(async (browser) => {
      for (const page of await benchPages(origin)) {
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
    });
    return figures;
  } finally {
    await server.stop();
  }
}
