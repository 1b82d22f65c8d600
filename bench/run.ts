import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startServer, type TestServer } from '../tests/support/start-server';
import { measureInBrowser, withMeasuredBrowser } from './browser';
import { checkBudgets } from './budgets';
import { measureEditor } from './editor';
import type { BenchResult, PageFigures } from './figures';
import { measureLargeCatalogue } from './large-catalogue';
import { BENCH_IS_PROXY, measureLatency, measureThroughputs } from './load';
import { measureMillion, measureSitemap } from './million';
import { benchPages, measureSize } from './pages';
import { measurePairs } from './pairs';
import { startEarlierShop } from './earlier-shop';
import { measureRates, prepare } from './rates';
import {
  printBudgets,
  printCatalogue,
  printEditor,
  printPages,
  printPairs,
  printRates,
  printSitemap,
  printStatements,
  printWorkers,
} from './report';
import { measureStatements } from './statements';
import { measureWorkers } from './workers';

/**
 * `npm run bench [-- --json file] [--without-catalogue] [--million] [--against commit]`: measures
 * the built shop on this machine, prints a table and the budgets, and ends with 1 if a budget is
 * exceeded. `--workers` measures one worker and two instead, `--sitemap` a large sitemap, and
 * nothing else.
 */
const { values: options } = parseArgs({
  options: {
    json: { type: 'string' },
    'without-catalogue': { type: 'boolean', default: false },
    million: { type: 'boolean', default: false },
    against: { type: 'string' },
    workers: { type: 'boolean', default: false },
    sitemap: { type: 'boolean', default: false },
  },
});

if (options.workers) {
  printWorkers(await measureWorkers());
  process.exit();
}
if (options.sitemap) {
  printSitemap(await measureSitemap());
  process.exit();
}

const { pages, pairs, rates, earlier, editor } = await measurePages();
const statements = await measureStatements();
const catalogue = options['without-catalogue'] ? undefined : await measureLargeCatalogue();
const million = options.million ? await measureMillion() : undefined;
const result: BenchResult = {
  at: new Date().toISOString(),
  pages,
  pairs,
  statements,
  rates,
  earlier,
  editor,
  catalogue,
  million,
};

printPages(pages);
printPairs(pairs);
printStatements(statements);
printRates(rates, earlier);
printEditor(editor);
if (catalogue) printCatalogue(catalogue);
if (million) printCatalogue(million);
const budgets = checkBudgets(result);
printBudgets(budgets);
if (options.json) writeFileSync(options.json, JSON.stringify({ ...result, budgets }, null, 2));
process.exitCode = budgets.every(({ isKept }) => isKept) ? 0 : 1;

type AtTheShop = Pick<BenchResult, 'pages' | 'pairs' | 'rates' | 'earlier' | 'editor'>;

async function measurePages(): Promise<AtTheShop> {
  const server = await startServer({ env: BENCH_IS_PROXY });
  try {
    const { origin } = server;
    const single: Omit<PageFigures, 'perSecond'>[] = [];
    const inBrowser = await withMeasuredBrowser(async (browser) => {
      const found = await benchPages(origin);
      for (const page of found) {
        console.error(`measuring ${page.name} ${page.path}`);
        // In this order, because the first request fills the cache and renders the pictures.
        const browserFigures = await measureInBrowser(browser, origin, page);
        single.push({
          page,
          browser: browserFigures,
          size: await measureSize(origin, page),
          latency: await measureLatency(origin, page),
        });
      }
      const rates = await measureThroughputs(origin, found);
      const pages = single.map((figures, n) => ({ ...figures, perSecond: rates[n]! }));
      return { pages, pairs: await measurePairs(browser, origin, found) };
    });
    const rates = await measureBesideEarlier(server);
    // The last measurement, because it adds two hundred blocks to the home page.
    const editor = await withMeasuredBrowser((browser) => measureEditor(browser, server));
    return { ...inBrowser, ...rates, editor };
  } finally {
    await server.stop();
  }
}

async function measureBesideEarlier(server: TestServer) {
  const own = await prepare(server);
  if (!options.against) return { rates: (await measureRates([own]))[0]!, earlier: undefined };
  const shop = await startEarlierShop(options.against);
  try {
    const [rates, earlier] = await measureRates([own, await prepare(shop.server)]);
    return { rates: rates!, earlier };
  } finally {
    await shop.stop();
  }
}
