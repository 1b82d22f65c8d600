import { chromium, type Browser } from 'playwright';
import playwrightConfig from '../playwright.config';
import { OBSERVERS } from './observers';
import type { BenchPage } from './pages';
import { measureProcessor, slowdownTo } from './processor';

export type BrowserFigures = {
  requests: number;
  /** Largest contentful paint and total blocking time in milliseconds, layout shift as its score. */
  lcp: number;
  cls: number;
  tbt: number;
  /** Elements of the page before anything is opened. */
  nodes: number;
  /** Was the consent bar the largest paint? */
  isConsentLargest: boolean;
  foreignRequests: string[];
};

/** The connection of a slow phone: 1.6 Mbit/s, 150 ms round trip. */
const LINE = { bitsPerSecond: 1_600_000, latency: 150 };
const RUNS = 3;
/** How long the browser itself works after opening a window, on the same cores, in milliseconds. */
const BROWSER_START = 2_000;

export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(playwrightConfig.use?.launchOptions);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A browser, and the result of `measureProcessor` in milliseconds. */
export type MeasuredBrowser = { browser: Browser; processor: number };

export function withMeasuredBrowser<T>(work: (measured: MeasuredBrowser) => Promise<T>) {
  return withBrowser(async (browser) => {
    const processor = await measureProcessor(browser);
    console.error(`the processor takes ${processor.toFixed(1)} ms`);
    return work({ browser, processor });
  });
}

/** Medians of three cold loads on a slow phone. */
export async function measureInBrowser(
  browser: MeasuredBrowser,
  origin: string,
  page: BenchPage,
): Promise<BrowserFigures> {
  const runs: BrowserFigures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await loadOnce(browser, origin, page));
  return medians(runs);
}

export function medians(runs: readonly BrowserFigures[]): BrowserFigures {
  const middle = (pick: (figures: BrowserFigures) => number) =>
    runs.map(pick).sort((a, b) => a - b)[runs.length >> 1] ?? 0;
  return {
    requests: middle(({ requests }) => requests),
    lcp: middle(({ lcp }) => lcp),
    cls: middle(({ cls }) => cls),
    tbt: middle(({ tbt }) => tbt),
    nodes: middle(({ nodes }) => nodes),
    isConsentLargest: runs.some(({ isConsentLargest }) => isConsentLargest),
    foreignRequests: runs.flatMap(({ foreignRequests }) => foreignRequests),
  };
}

/** One cold load on a slow phone. */
export async function loadOnce(
  { browser, processor }: MeasuredBrowser,
  origin: string,
  page: BenchPage,
): Promise<BrowserFigures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'de-DE', // the home page redirects other languages
  });
  const cookies = page.cookie.split('; ').filter(Boolean);
  await context.addCookies(
    cookies.map((cookie) => {
      const at = cookie.indexOf('=');
      return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url: origin };
    }),
  );
  await context.addInitScript({ path: OBSERVERS.page });
  const tab = await context.newPage();
  const foreignRequests: string[] = [];
  let requests = 0;
  tab.on('request', (request) => {
    requests += 1;
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) {
      foreignRequests.push(request.url());
    }
  });
  const devtools = await context.newCDPSession(tab);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LINE.latency,
    downloadThroughput: LINE.bitsPerSecond / 8,
    uploadThroughput: LINE.bitsPerSecond / 8,
  });
  await tab.waitForTimeout(BROWSER_START);
  const rate = slowdownTo('phone', processor);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await tab.goto(origin + page.path, { waitUntil: 'load' });
  await tab.waitForTimeout(2_500);
  const figures = await tab.evaluate(() => ({
    ...(globalThis as unknown as { bench: PageObservation }).bench,
    nodes: document.querySelectorAll('*').length,
  }));
  await context.close();
  if (figures.lcp === 0) throw new Error(`Nothing was painted on ${page.path}`);
  return { requests, foreignRequests, ...figures };
}

type PageObservation = Pick<BrowserFigures, 'lcp' | 'cls' | 'tbt' | 'isConsentLargest'>;
