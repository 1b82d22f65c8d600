import { isForEverybody, OFFLINE_PATHS } from './rules';

/** Pages that are kept; the one that was kept longest ago goes first. */
const MAX_PAGES = 40;

/** Of a build, with the files its pages name: another build has others. */
const NAMES = { frame: `frame-${BUILD_ID}`, pages: `pages-${BUILD_ID}` };

/** A page waits until the browser has what it needs to show it. */
const PAUSE_MS = 2_000;

/** Grows with every visitor who leaves. */
let era = 0;

/** What the pages of this build show without a network; what other builds kept goes. */
export async function beginKeeping(): Promise<void> {
  const own: string[] = Object.values(NAMES);
  const others = (await caches.keys()).filter((name) => !own.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
  await Promise.all(OFFLINE_PATHS.map((path) => keep('frame', path)));
}

/**
 * Keeps a page as somebody sees it whom the shop does not know: asked for again without cookies, so
 * that nothing of a visitor can be on it.
 */
export async function keepPage(url: string): Promise<void> {
  const seenIn = era;
  await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  // Seen before somebody left, it is not kept after they did.
  if (seenIn !== era) return;
  await keep('pages', url);
  const pages = await caches.open(NAMES.pages);
  const surplus = (await pages.keys()).slice(0, -MAX_PAGES);
  await Promise.all(surplus.map((request) => pages.delete(request)));
}

/** A kept file of this build, or undefined. */
export async function keptFile(url: string) {
  const frame = await caches.open(NAMES.frame);
  return frame.match(url, { ignoreVary: true });
}

/** A cached page, or undefined. */
export async function cachedPage(kind: keyof typeof NAMES, url: string) {
  const cache = await caches.open(NAMES[kind]);
  // It depends on cookies, and was asked for without any.
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

/** Which pages somebody looked at is nobody else's business who uses the browser after them. */
export async function forgetPages(): Promise<void> {
  era += 1;
  await caches.delete(NAMES.pages);
}

async function keep(kind: keyof typeof NAMES, url: string): Promise<void> {
  const answer = await fetch(url, { credentials: 'omit' });
  if (!isForEverybody(answer)) return;
  const cache = await caches.open(NAMES[kind]);
  const html = await answer.clone().text();
  // Put anew it is the last one.
  await cache.delete(url, { ignoreVary: true });
  await cache.put(url, answer);
  await keepFiles(html);
}

/** The files a page needs, which are named by their content. */
async function keepFiles(html: string): Promise<void> {
  const frame = await caches.open(NAMES.frame);
  const named = new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js|woff2|svg)/g));
  await Promise.all(
    [...named].map(async (path) => {
      if (!(await frame.match(path, { ignoreVary: true }))) await frame.add(path);
    }),
  );
}
