import type { BenchResult, PageFigures } from './run';

export type Budget = { name: string; limit: string; measured: string; isKept: boolean };

/** Pages that carry the small script only. */
const SMALL_SCRIPT = ['home', 'category', 'search', 'product', 'cart, 3 lines'];

/** The budgets of the shop, held against one run. */
export function checkBudgets({ pages, catalogue }: BenchResult): Budget[] {
  const of = (name: string) => pages.find(({ page }) => page.name === name)!;
  const category = of('category');
  const atMost = (name: string, measured: number, limit: number, unit: string): Budget => ({
    name,
    limit: `<= ${limit} ${unit}`,
    measured: `${round(measured)} ${unit}`,
    isKept: measured <= limit,
  });
  const cached = category.perSecond / of('category, with a cart').perSecond;

  return [
    atMost('category HTML, gzip', category.size.gzip / 1000, 14, 'kB'),
    ...SMALL_SCRIPT.map((name) =>
      atMost(`script of ${name}, brotli`, of(name).size.script / 1000, 6, 'kB'),
    ),
    atMost('script of checkout, brotli', of('checkout').size.script / 1000, 105, 'kB'),
    atMost('LCP of category, slow phone', category.browser.lcp, 1000, 'ms'),
    atMost('TBT of category, slow phone', category.browser.tbt, 30, 'ms'),
    atMost('CLS of any page', Math.max(...pages.map(shift)), 0.01, ''),
    atMost(
      'requests to other hosts',
      pages.flatMap((figures) => figures.browser.foreignRequests).length,
      0,
      '',
    ),
    {
      name: 'cached category against rendered afresh',
      limit: '>= 100 times',
      measured: `${round(cached)} times`,
      isKept: cached >= 100,
    },
    ...(catalogue
      ? [atMost('listing with facets, 100,000 variations, p95', catalogue.listing.p95, 5, 'ms')]
      : []),
  ];
}

const shift = ({ browser }: PageFigures) => browser.cls;

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
