import type { CatalogueFigures } from './large-catalogue';
import { MOST_STATEMENTS, type StatementsOf } from '../tests/support/statement-counts';
import type { Rates } from './rates';
import type { BenchResult, PageFigures } from './figures';

export type Budget = { name: string; limit: string; measured: string; isKept: boolean };

/** Pages with the small script only. */
const SMALL_SCRIPT = ['home', 'category', 'search', 'product', 'cart, 3 lines'];

/** Cached for all visitors, with personal slots for those with a cart. */
const OPEN_PAGES = ['home', 'category', 'product', 'search'];

/** Compared with the shop that priced a cart once for each number it showed (commit b23ee75). */
const TIMES_EARLIER: Rates = { cart: 4, checkout: 5, add: 3, order: 4 };

/** Maximum elements of a page before anything is opened. */
const MOST_NODES = 700;

/** Compares the budgets of the shop with one run. */
export function checkBudgets(result: BenchResult): Budget[] {
  const { pages, pairs, statements, rates, earlier, editor, catalogue, million } = result;
  const of = (name: string) => pages.find(({ page }) => page.name === name)!;
  const category = of('category');

  return [
    atMost('category HTML with its styles, brotli', category.size.brotli / 1000, 14, 'kB'),
    ...SMALL_SCRIPT.map((name) =>
      atMost(`script of ${name}, brotli`, of(name).size.script / 1000, 6, 'kB'),
    ),
    atMost('script of checkout, brotli', of('checkout').size.script / 1000, 102.5, 'kB'),
    ...pairs.flatMap(({ name, shop, bare }) => [
      atMost(`LCP of ${name} against its bare page`, shop.lcp / bare.lcp, 1.25, 'times'),
      atMost(`TBT of ${name} beyond its bare page`, shop.tbt - bare.tbt, 50, 'ms'),
      atMost(`nodes of ${name}`, shop.nodes, MOST_NODES, ''),
    ]),
    atMost(
      'pages whose largest paint is the consent bar',
      pages.filter(({ browser }) => browser.isConsentLargest).length,
      0,
      '',
    ),
    atMost('CLS of any page', Math.max(...pages.map(shift)), 0.01, ''),
    atMost(
      'requests to other hosts',
      pages.flatMap((figures) => figures.browser.foreignRequests).length,
      0,
      '',
    ),
    ...[
      ...OPEN_PAGES.map((name) => `${name}, with a cart`),
      'category, signed in, with a cart',
    ].map((name) => {
      const share = of(name).perSecond / of(name.split(',', 1)[0]!).perSecond;
      return atLeast(`${name}, of the rate without`, share, 1 / 3, '');
    }),
    ...Object.entries(MOST_STATEMENTS).map(([kind, most]) =>
      atMost(`statements: ${kind}`, statements[kind as keyof StatementsOf].length, most, ''),
    ),
    ...(earlier
      ? Object.entries(TIMES_EARLIER).map(([what, times]) => {
          const rate = what as keyof Rates;
          return atLeast(
            `${what}, of the earlier rate`,
            rates[rate] / earlier[rate],
            times,
            'times',
          );
        })
      : []),
    atMost('script of the editor, brotli', editor.script / 1000, 190, 'kB'),
    atMost('slowest key, 200 blocks', editor.slowestKey, 50, 'ms'),
    atLeast('frames while dragging, 200 blocks', editor.frames, 58, 'a second'),
    ...(catalogue ? catalogueBudgets(catalogue) : []),
    ...(million ? millionBudgets(million) : []),
  ];
}

function catalogueBudgets({ listing, search }: CatalogueFigures): Budget[] {
  return [
    atMost('listing with facets, 100,000 variations, p95', listing.p95, 5, 'ms'),
    atMost('search, 100,000 variations, p95', search?.p95 ?? Infinity, 15, 'ms'),
  ];
}

function millionBudgets(figures: CatalogueFigures): Budget[] {
  const { listing, rename, pauseAtRename, pauseInBurst, pauseAtRereading } = figures;
  const pauseAtChange = Math.max(pauseAtRename, pauseInBurst, pauseAtRereading);
  return [
    atMost('listing with facets, 1,000,000 variations, p95', listing.p95, 10, 'ms'),
    atMost('one renamed item, 1,000,000 variations, p95', rename.p95, 10, 'ms'),
    atMost('memory, 1,000,000 variations', figures.memoryMegabytes, 1200, 'MB'),
    atMost('start, 1,000,000 variations', figures.startSeconds, 40, 's'),
    atMost('pause at start, 1,000,000 variations', figures.pauseAtStart, 200, 'ms'),
    atMost('pause at any change, 1,000,000 variations', pauseAtChange, 50, 'ms'),
    atMost('sitemap of 200,000 items, main thread', figures.sitemapSeconds, 2, 's'),
    atMost('pause in the sitemap of 200,000 items', figures.pauseInSitemap, 50, 'ms'),
  ];
}

function atMost(name: string, measured: number, limit: number, unit: string): Budget {
  return {
    name,
    limit: `<= ${limit} ${unit}`,
    measured: `${round(measured)} ${unit}`,
    isKept: measured <= limit,
  };
}

function atLeast(name: string, measured: number, limit: number, unit: string): Budget {
  return {
    name,
    limit: `>= ${round(limit)} ${unit}`,
    measured: `${round(measured)} ${unit}`,
    isKept: measured >= limit,
  };
}

const shift = ({ browser }: PageFigures) => browser.cls;

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
