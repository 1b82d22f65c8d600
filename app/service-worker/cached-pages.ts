import { isForEverybody, OFFLINE_PATHS } from './rules';

/** The maximum number of cached pages; the oldest is dropped first. */
const MAX_PAGES = 40;

/** Caches of a build, with the files of its pages: another build has others. */
const NAMES = { frame: `frame-${BUILD_ID}`, pages: `pages-${BUILD_ID}` };

/** A page is cached after the browser has loaded what it needs to show it. */
const PAUSE_MS = 2_000;

/** Increases with every log-out. */
let era = 0;

/** Caches the files and offline pages of this build; deletes the caches of other builds. */
export async function beginKeeping(): Promise<void> {
  const own: string[] = Object.values(NAMES);
  const others = (await caches.keys()).filter((name) => !own.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
  await Promise.all(OFFLINE_PATHS.map((path) => keep('frame', path)));
}

/**
 * Caches a page as an anonymous visitor sees it: fetched again without cookies, so that it contains
 * nothing personal.
 */
export async function keepPage(url: string): Promise<void> {
  const seenIn = era;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  // A page seen before a log-out is not cached after it.
  if (seenIn !== era) return;
  await keep('pages', url);
  const pages = await caches.open(NAMES.pages);
  const surplus = (await pages.keys()).slice(0, -MAX_PAGES);
  await Promise.all(surplus.map((request) => pages.delete(request)));
}

/** A cached file of this build, or undefined. */
export async function keptFile(url: string) {
  const frame = await caches.open(NAMES.frame);
  return frame.match(url, { ignoreVary: true });
}

/** A cached page, or undefined. */
export async function cachedPage(kind: keyof typeof NAMES, url: string) {
  const cache = await caches.open(NAMES[kind]);
  // It varies by cookies, and was fetched without any.
  return cache.match(url, { ignoreVary: true });
}

/** Addresses and titles of the cached pages, the last one first. */
export async function seenPages(): Promise<{ url: string; html: string }[]> {
  const pages = await caches.open(NAMES.pages);
  const requests = (await pages.keys()).toReversed();
  return Promise.all(
    requests.map(async ({ url }) => {
      const kept = await pages.match(url, { ignoreVary: true });
      return { url, html: (await kept?.text()) ?? '' };
    }),
  );
}

/** The next user of the browser must not see which pages a visitor viewed. */
export async function forgetPages(): Promise<void> {
  era += 1;
  await caches.delete(NAMES.pages);
}

async function keep(kind: keyof typeof NAMES, url: string): Promise<void> {
  const answer = await fetch(url, { credentials: 'omit' });
  if (!isForEverybody(answer)) return;
  const cache = await caches.open(NAMES[kind]);
  const html = await answer.clone().text();
  // Inserted again, it is the last one.
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, answer);
  await keepFiles(html);
}

/** The files of a page, whose names contain their hashes. */
async function keepFiles(html: string): Promise<void> {
  const frame = await caches.open(NAMES.frame);
  const named = new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js|woff2|svg)/g));
  await Promise.all(
    [...named].map(async (path) => {
      if (!(await frame.match(path, { ignoreVary: true }))) await frame.add(path);
    }),
  );
}
