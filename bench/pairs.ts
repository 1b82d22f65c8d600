import { serveBarePages } from './bare-pages';
import { loadOnce, medians, type BrowserFigures, type MeasuredBrowser } from './browser';
import type { BenchPage } from './pages';

export type Pair = { name: string; shop: BrowserFigures; bare: BrowserFigures };

/** Pages that are compared with the minimal page of the same content. */
const PAIRED = ['home', 'category', 'product', 'search'];
const LOADS = 9;

/** Loads each page and its bare one alternately, so that other load on the machine affects both. */
export async function measurePairs(
  browser: MeasuredBrowser,
  origin: string,
  pages: readonly BenchPage[],
): Promise<Pair[]> {
  const paired = pages.filter(({ name }) => PAIRED.includes(name));
  const bare = await serveBarePages(origin, paired);
  try {
    const pairs: Pair[] = [];
    for (const page of paired) {
      console.error(`measuring ${page.name} in turn with its bare page`);
      const figures = { shop: [] as BrowserFigures[], bare: [] as BrowserFigures[] };
      for (let load = 0; load < LOADS; load += 1) {
        figures.shop.push(await loadOnce(browser, origin, page));
        figures.bare.push(await loadOnce(browser, bare.origin, page));
      }
      pairs.push({ name: page.name, shop: medians(figures.shop), bare: medians(figures.bare) });
    }
    return pairs;
  } finally {
    bare.stop();
  }
}
