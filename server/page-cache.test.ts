import { describe, expect, it } from 'vitest';
import type { Change } from '../database/listen';
import { createPageCache, type CachedPage, type RenderResult } from './page-cache';

function page(text: string, ...tags: string[]): CachedPage {
  return { headers: {}, body: { identity: Buffer.from(text) }, etag: text, tags: new Set(tags) };
}

function later<T>() {
  let settle: (value: T) => void = () => undefined;
  const promise = new Promise<T>((resolve) => (settle = resolve));
  return { promise, settle };
}

const shared = (kept: CachedPage): Promise<RenderResult<never>> => Promise.resolve({ page: kept });

describe('page cache', () => {
  it('renders once for concurrent requests', async () => {
    const cache = createPageCache(1e6);
    const render = later<RenderResult<string>>();
    let renders = 0;
    const ask = () =>
      cache.fill('/', () => {
        renders += 1;
        return render.promise;
      });
    const asked = [ask(), ask(), ask()];
    render.settle({ page: page('home', 'settings') });
    for (const answer of await Promise.all(asked))
      expect(answer).toMatchObject({ page: { etag: 'home' } });
    expect(renders).toBe(1);
    expect(cache.get('/')?.etag).toBe('home');
  });

  it('returns a page for one visitor to no other', async () => {
    const cache = createPageCache(1e6);
    const render = later<RenderResult<string>>();
    const first = cache.fill('/', () => render.promise);
    const second = cache.fill('/', () => render.promise);
    render.settle({ own: 'mine' });
    expect(await first).toEqual({ own: 'mine' });
    expect(await second).toBeUndefined();
    expect(cache.get('/')).toBeUndefined();
  });

  it('passes a failure to the request that rendered and lets the others try', async () => {
    const cache = createPageCache(1e6);
    const fail = () => Promise.reject<RenderResult<string>>(new Error('no database'));
    const first = cache.fill('/', fail);
    const second = cache.fill('/', fail);
    await expect(first).rejects.toThrow('no database');
    expect(await second).toBeUndefined();
  });

  it('lets no request wait twice for a database that is away', async () => {
    const cache = createPageCache(1e6);
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    const first = cache.fill('/', () => Promise.reject<RenderResult<string>>(away));
    const second = cache.fill('/', () => shared(page('home', 'settings')));
    await expect(first).rejects.toBe(away);
    await expect(second).rejects.toBe(away);
    // The next request tries again.
    expect(await cache.fill('/', () => shared(page('home', 'settings')))).toBeDefined();
  });

  it('drops the pages with a changed tag and no others', async () => {
    const cache = createPageCache(1e6);
    await cache.fill('/a', () => shared(page('a', 'item:1', 'settings')));
    await cache.fill('/b', () => shared(page('b', 'item:2', 'settings')));
    cache.invalidate(['item:1', 'item:9']);
    expect(cache.get('/a')).toBeUndefined();
    expect(cache.get('/b')).toBeDefined();
    expect(cache.size().tags).toBe(2);
    cache.invalidate('everything');
    expect(cache.size()).toEqual({ pages: 0, bytes: 0, tags: 0 });
  });

  it('does not store a page that changed while it was rendered', async () => {
    const cache = createPageCache(1e6);
    const render = later<RenderResult<string>>();
    const old = cache.fill('/', () => render.promise);
    cache.invalidate(['item:1']);
    render.settle({ page: page('old price', 'item:1') });
    await old;
    expect(cache.get('/')).toBeUndefined();
  });

  it.each([
    ['one of the things it shows', [['item:2'], ['item:9']]],
    ['everything', ['everything']],
    ['everything and then something', ['everything', ['item:9']]],
    ['something and then everything', [['item:9'], 'everything']],
  ] as [string, Change[]][])('does not store one when %s changed meanwhile', async (_, changes) => {
    const cache = createPageCache(1e6);
    const render = later<RenderResult<string>>();
    const old = cache.fill('/', () => render.promise);
    for (const change of changes) cache.invalidate(change);
    render.settle({ page: page('old price', 'item:1', 'item:2') });
    await old;
    expect(cache.get('/')).toBeUndefined();
  });

  it('stores a page when something else changed meanwhile', async () => {
    const cache = createPageCache(1e6);
    const render = later<RenderResult<string>>();
    const fill = cache.fill('/', () => render.promise);
    cache.invalidate(['item:2']);
    render.settle({ page: page('home', 'item:1') });
    await fill;
    expect(cache.get('/')?.etag).toBe('home');
  });

  it('lets no request after a change join a render that began before it', async () => {
    const cache = createPageCache(1e6);
    const slow = later<RenderResult<string>>();
    const before = cache.fill('/', () => slow.promise);
    cache.invalidate(['item:1']);
    const after = await cache.fill('/', () => shared(page('new price', 'item:1')));
    expect(after).toMatchObject({ page: { etag: 'new price' } });
    slow.settle({ page: page('old price', 'item:1') });
    await before;
    expect(cache.get('/')?.etag).toBe('new price');
  });

  it('stores no page without tags, which could never be dropped', async () => {
    const cache = createPageCache(1e6);
    expect(await cache.fill('/', () => shared(page('home')))).toMatchObject({
      page: { etag: 'home' },
    });
    expect(cache.get('/')).toBeUndefined();
  });

  it('stays within its bytes and evicts the least used first', async () => {
    const cache = createPageCache(10_000);
    for (let n = 0; n < 20; n += 1) {
      await cache.fill(`/${n}`, () => shared(page('x'.repeat(1_500), `item:${n}`)));
      expect(cache.size().bytes).toBeLessThanOrEqual(10_000);
    }
    expect(cache.get('/19')).toBeDefined();
    expect(cache.get('/0')).toBeUndefined();
    await cache.fill('/huge', () => shared(page('x'.repeat(20_000))));
    expect(cache.get('/huge')).toBeUndefined();
    expect(cache.get('/19')).toBeDefined();
    // Evicted and rejected pages leave no tag behind.
    expect(cache.size().tags).toBe(cache.size().pages);
  });

  it('counts every coding of a page', async () => {
    const cache = createPageCache(1e6);
    const body = { identity: Buffer.alloc(4_000), br: Buffer.alloc(2_000), gzip: Buffer.alloc(1) };
    await cache.fill('/', () => shared({ ...page('', 'item:1'), body }));
    expect(cache.size().bytes).toBeGreaterThan(6_001);
    expect(cache.size().bytes).toBeLessThan(7_001);
  });

  it('stores nothing when it is turned off', async () => {
    const cache = createPageCache(0);
    expect(await cache.fill('/', () => shared(page('home', 'settings')))).toBeDefined();
    expect(cache.size()).toEqual({ pages: 0, bytes: 0, tags: 0 });
  });

  it('finds a page by its tags after it was rendered again', async () => {
    const cache = createPageCache(1e6);
    await cache.fill('/', () => shared(page('one', 'item:1')));
    await cache.fill('/', () => shared(page('two', 'item:1', 'item:2')));
    await cache.fill('/', () => shared(page('three', 'item:2')));
    cache.invalidate(['item:1']);
    expect(cache.get('/')?.etag).toBe('three');
    cache.invalidate(['item:2']);
    expect(cache.get('/')).toBeUndefined();
    expect(cache.size().tags).toBe(0);
  });

  it('stores a page no longer than until the clock makes it outdated', async () => {
    let now = Date.parse('2026-03-01T12:00:00Z');
    const cache = createPageCache(1e6, { now: () => now });
    const until = (ms: number) => `until:${new Date(now + ms).toISOString()}`;
    await cache.fill('/ends', () => shared(page('offer', until(1_000), until(90_000))));
    for (const ms of [-1, 0, 1]) {
      await cache.fill('/ended', () => shared(page('offer', until(ms))));
    }
    await cache.fill('/lasts', () => shared(page('offer', until(90_000))));
    expect(cache.get('/ended')).toBeUndefined();
    now += 999;
    expect(cache.get('/ends')).toBeDefined();
    now += 1;
    expect(cache.get('/ends')).toBeUndefined();
    expect(cache.get('/lasts')).toBeDefined();
    expect(cache.size().pages).toBe(1);
  });

  it('drops pages from the future when the clock was set back', async () => {
    let now = Date.parse('2026-03-02T12:00:00Z');
    const cache = createPageCache(1e6, { now: () => now });
    const underWay = later<RenderResult<string>>();
    const rendering = cache.fill('/slow', () => underWay.promise);
    await cache.fill('/', () => shared(page('tomorrow', 'item:1')));
    now -= 1_000;
    expect(cache.get('/')).toBeDefined();
    now -= 86_400_000;
    expect(cache.get('/')).toBeUndefined();
    underWay.settle({ page: page('tomorrow', 'item:1') });
    await rendering;
    expect(cache.get('/slow')).toBeUndefined();
    await cache.fill('/', () => shared(page('today', 'item:1')));
    expect(cache.get('/')?.etag).toBe('today');
  });
});
