import type { Budget } from './budgets';
import type { CatalogueFigures, Timing } from './large-catalogue';
import type { EditorFigures } from './editor';
import type { Pair } from './pairs';
import type { StatementsOf } from '../tests/support/statement-counts';
import type { Rates } from './rates';
import type { PageFigures } from './figures';
import type { CrawlFigures } from './crawl-sitemap';
import type { WorkerFigures } from './workers';

export function printPages(pages: PageFigures[]): void {
  const head = [
    'page',
    'status',
    'raw B',
    'gzip B',
    'br B',
    'script br B',
    'requests',
    'TTFB ms',
    'p95 ms',
    'req/s',
    'nodes',
    'LCP ms',
    'CLS',
    'TBT ms',
  ];
  printTable(
    head,
    pages.map(({ page, size, latency, perSecond, browser }) => [
      page.name,
      size.status,
      size.raw,
      size.gzip,
      size.brotli,
      size.script,
      browser.requests,
      latency.median.toFixed(2),
      latency.p95.toFixed(2),
      perSecond.toFixed(0),
      browser.nodes,
      browser.lcp.toFixed(0),
      browser.cls.toFixed(4),
      browser.tbt.toFixed(0),
    ]),
  );
}

/** Prints the figures of the editor with a page of two hundred blocks. */
export function printEditor({ script, slowestKey, frames }: EditorFigures): void {
  console.log('');
  printTable(
    ['editor', 'script br B', 'slowest key ms', 'frames/s while dragging'],
    [['200 blocks', script, slowestKey.toFixed(0), frames.toFixed(0)]],
  );
}

/** Prints pages beside their bare ones, measured alternately. */
export function printPairs(pairs: Pair[]): void {
  console.log('');
  printTable(
    ['page and its bare page', 'LCP ms', 'bare', 'times', 'TBT ms', 'bare', 'CLS', 'nodes', 'bare'],
    pairs.map(({ name, shop, bare }) => [
      name,
      shop.lcp.toFixed(0),
      bare.lcp.toFixed(0),
      (shop.lcp / bare.lcp).toFixed(2),
      shop.tbt.toFixed(0),
      bare.tbt.toFixed(0),
      shop.cls.toFixed(4),
      shop.nodes,
      bare.nodes,
    ]),
  );
}

export function printStatements(statements: StatementsOf): void {
  console.log('');
  const rows = Object.entries(statements).map(([kind, sent]) => [kind, sent.length]);
  printTable(['request', 'statements'], rows);
}

export function printRates(rates: Rates, earlier: Rates | undefined): void {
  console.log('');
  const rows = Object.entries(rates).map(([what, rate]) => {
    const before = earlier?.[what as keyof Rates];
    const compared = before ? [before.toFixed(0), (rate / before).toFixed(1)] : [];
    return [`${what}, a second`, rate.toFixed(0), ...compared];
  });
  printTable(['with a cart of three lines', 'now', ...(earlier ? ['earlier', 'times'] : [])], rows);
}

/** Prints requests a second; the rates are those of visitors with a cart of three lines. */
export function printWorkers(setups: WorkerFigures[]): void {
  const head = [
    'workers, database',
    'cached page',
    'with a cart',
    'cart',
    'checkout',
    'add',
    'order',
  ];
  printTable(
    [...head, 'memory MB'],
    setups.map((each) => {
      const { cachedPage, cachedPageWithCart, cart, checkout, add, order, megabytes } = each;
      const figures = [cachedPage, cachedPageWithCart, cart, checkout, add, order, megabytes];
      return [`${each.workers}, ${each.database}`, ...figures.map((figure) => figure.toFixed(0))];
    }),
  );
}

export function printSitemap(rounds: CrawlFigures[]): void {
  const head = ['files', 'packed MB', 'main thread s', 'of a processor s', 'process s', 'pause ms'];
  printTable(
    ['sitemap of 200,000 items', ...head, 'equal'],
    rounds.map((each, n) => [
      n === 0 ? 'first' : `again, ${n}`,
      String(each.files),
      each.megabytes.toFixed(1),
      each.activeSeconds.toFixed(2),
      each.threadSeconds.toFixed(2),
      each.cpuSeconds.toFixed(2),
      each.longestPause.toFixed(0),
      each.hash,
    ]),
  );
}

export function printCatalogue(figures: CatalogueFigures): void {
  console.log(`\n${figures.items} items, ${figures.variations} variations`);
  const { importSeconds, search } = figures;
  printTable(
    ['what', 'p50', 'p95'],
    [
      timing('listing with facets, index alone, ms', figures.listing),
      timing('listing of the whole shop, index alone, ms', figures.wholeShop),
      timing('getFacet with its 20 products, ms', figures.getFacet),
      ...(search ? [timing('getSearch with its 20 products, ms', search)] : []),
      timing('one renamed item, ms', figures.rename),
    ],
  );
  printTable(
    ['what', 'measured'],
    [
      ...(importSeconds === null ? [] : [['import, s', importSeconds.toFixed(0)]]),
      ['start: reading the catalogue, s', figures.startSeconds.toFixed(1)],
      ['of it work of this process, s', figures.startCpuSeconds.toFixed(1)],
      ['memory of the process, MB', figures.memoryMegabytes.toFixed(0)],
      ['longest pause at start, ms', figures.pauseAtStart.toFixed(0)],
      ['longest pause, items renamed, ms', figures.pauseAtRename.toFixed(0)],
      ['longest pause, 5000 items changed at once, ms', figures.pauseInBurst.toFixed(0)],
      ['longest pause, everything read again, ms', figures.pauseAtRereading.toFixed(0)],
      ['the whole sitemap, work of the main thread, s', figures.sitemapSeconds.toFixed(2)],
      ['longest pause, the whole sitemap, ms', figures.pauseInSitemap.toFixed(0)],
    ],
  );
}

function timing(name: string, { p50, p95 }: Timing) {
  return [name, p50.toFixed(2), p95.toFixed(2)];
}

export function printBudgets(budgets: Budget[]): void {
  console.log('');
  printTable(
    ['budget', 'limit', 'measured', ''],
    budgets.map(({ name, limit, measured, isKept }) => [
      name,
      limit,
      measured,
      isKept ? 'kept' : 'MISSED',
    ]),
  );
}

function printTable(head: string[], rows: (string | number)[][]): void {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  for (const row of cells) {
    console.log(
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!),
        )
        .join('  '),
    );
  }
}
