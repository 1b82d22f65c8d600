import { beforeEach, expect, test, vi } from 'vitest';

const PAGE = 'https://shop.example/weiss';

/** The parts of the browser's cache API that the worker uses. */
function browserCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (url: string) => kept.get(url)?.clone(),
      put: async (url: string, answer: Response) => void kept.set(url, answer),
      delete: async (url: string | { url: string }) =>
        kept.delete(typeof url === 'string' ? url : url.url),
      add: async (url: string) => void kept.set(url, new Response()),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
    };
  };
  return {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
}

const fetched = vi.fn(
  async (_url: string, _init: RequestInit) =>
    new Response('<link href="/assets/shop-1.css">', {
      headers: { 'Content-Type': 'text/html', 'Cache-Control': 'private, no-cache' },
    }),
);

async function worker() {
  vi.stubGlobal('BUILD_ID', 'this');
  vi.stubGlobal('caches', browserCaches());
  vi.stubGlobal('fetch', fetched);
  vi.useFakeTimers();
  return import('./cached-pages');
}

beforeEach(() => fetched.mockClear());

async function keep(
  { keepPage }: Awaited<ReturnType<typeof worker>>,
  urls: string[],
): Promise<void> {
  for (const url of urls) {
    const kept = keepPage(url);
    await vi.advanceTimersByTimeAsync(2_000);
    await kept;
  }
}

test('a page is requested without cookies, and cached with its files', async () => {
  const kept = await worker();
  await keep(kept, [PAGE]);
  expect(fetched.mock.calls).toEqual([[PAGE, { credentials: 'omit' }]]);
  expect(await kept.cachedPage('pages', PAGE)).toBeDefined();
  expect(await kept.keptFile('/assets/shop-1.css')).toBeDefined();
});

test('of forty-one pages the oldest is dropped; viewed again it becomes the newest', async () => {
  const kept = await worker();
  const urls = Array.from({ length: 40 }, (_, n) => `https://shop.example/${n}`);
  await keep(kept, [...urls, urls[0]!, PAGE]);
  const seen = (await kept.seenPages()).map(({ url }) => url);
  expect(seen).toHaveLength(40);
  expect(seen.slice(0, 2)).toEqual([PAGE, urls[0]]);
  expect(seen).not.toContain(urls[1]);
});

test('a log-out removes the stored pages, and those viewed just before it', async () => {
  const kept = await worker();
  await keep(kept, [PAGE]);
  const late = kept.keepPage('https://shop.example/grau');
  await kept.forgetPages();
  await vi.advanceTimersByTimeAsync(2_000);
  await late;
  expect(await kept.seenPages()).toEqual([]);
});

test('the caches of other builds are deleted when this one begins', async () => {
  const kept = await worker();
  await caches.open('pages-other');
  await kept.beginKeeping();
  expect(await caches.keys()).toEqual(['frame-this']);
  expect(await kept.cachedPage('frame', '/en/offline')).toBeDefined();
});
