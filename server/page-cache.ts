import { LRUCache } from 'lru-cache';
import type { Change } from '../database/listen';
import type { Encoded } from './compression';
import type { PageParts } from './personal-slots';
import { isTransientError } from './is-transient-error';

/** A rendered page; `cut` if it contains personal slots. */
export type CachedPage = {
  cut?: PageParts;
  headers: Record<string, string>;
  body: Encoded;
  etag: string;
  /**
   * What the page shows, as `item:12`, `category:3`, `settings`: a change of any drops the page.
   * `until:<ISO moment>` names the moment from which the clock makes it wrong (an offer ends).
   */
  tags: ReadonlySet<string>;
};

/** The result of a render: a page that others may see too, or one for this visitor alone. */
export type RenderResult<T> = { page: CachedPage } | { own: T };

type Fill = {
  result: Promise<RenderResult<unknown>>;
  /** What changed while the page was being rendered. */
  changed: Set<string> | 'everything';
};

export type PageCache = {
  get(key: string): CachedPage | undefined;
  /**
   * Returns the page under `key`, rendered once for all concurrent requests. A visitor who waited
   * for a render that turned out not to be shareable gets `undefined` and needs a render of their
   * own.
   */
  fill<T>(
    key: string,
    render: () => Promise<RenderResult<T>>,
  ): Promise<RenderResult<T> | undefined>;
  /**
   * Returns the cached page `key` as rendered for all who see `variant` in its slots: made once,
   * included in the size of the cache, and dropped with the page.
   */
  variant(
    key: string,
    page: CachedPage,
    variant: string,
    make: () => Promise<CachedPage>,
  ): Promise<CachedPage>;
  invalidate(change: Change): void;
  /** The number of cached pages and of the tags that could drop them. */
  size(): { pages: number; bytes: number; tags: number };
};

/** Returns the time in milliseconds since 1970. */
type Clock = { now(): number };

/** A clock that was set back by less (milliseconds) does not empty the cache. */
const CLOCK_TOLERANCE = 60_000;

/** Caches rendered pages for all visitors; `bytes` limits their size, 0 turns the cache off. */
export function createPageCache(bytes: number, clock: Clock = Date): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: Math.max(1, bytes),
    sizeCalculation: sizeOf,
    perf: clock,
    ttlResolution: 0,
    dispose: (page, key) => untag(key, page.tags),
  });
  const keysByTag = new Map<string, Set<string>>();
  const joinable = new Map<string, Fill>();
  const running = new Set<Fill>();
  let latest = clock.now();

  /** Drops pages rendered by a clock that ran ahead: they show future prices and form stamps. */
  function lookAtClock() {
    const now = clock.now();
    if (now < latest - CLOCK_TOLERANCE) drop('everything');
    else if (now < latest) return;
    latest = now;
  }

  function tag(key: string, tags: ReadonlySet<string>) {
    for (const name of tags) {
      const keys = keysByTag.get(name) ?? new Set();
      keysByTag.set(name, keys.add(key));
    }
  }

  function untag(key: string, tags: ReadonlySet<string>) {
    for (const name of tags) {
      const keys = keysByTag.get(name);
      keys?.delete(key);
      if (keys?.size === 0) keysByTag.delete(name);
    }
  }

  function store(key: string, page: CachedPage, fill: Fill) {
    // A page without tags could never be dropped.
    if (page.tags.size === 0) return;
    const { changed } = fill;
    if (changed === 'everything' || [...page.tags].some((name) => changed.has(name))) return;
    keep(key, page);
  }

  function keep(key: string, page: CachedPage) {
    const ttl = timeLeft(page.tags, clock.now());
    // The store keeps a page for its whole last millisecond, in which the page is already outdated.
    if (sizeOf(page) > bytes || ttl <= 1) return;
    pages.set(key, page, ttl === Infinity ? undefined : { ttl: ttl - 1 });
    tag(key, page.tags);
  }

  async function start<T>(key: string, render: () => Promise<RenderResult<T>>) {
    const fill: Fill = { result: render(), changed: new Set() };
    joinable.set(key, fill);
    running.add(fill);
    try {
      const rendered = (await fill.result) as RenderResult<T>;
      if ('page' in rendered) store(key, rendered.page, fill);
      return rendered;
    } finally {
      running.delete(fill);
      if (joinable.get(key) === fill) joinable.delete(key);
    }
  }

  function drop(change: Change) {
    // Renders in progress began before the change: later requests must not join them.
    joinable.clear();
    for (const fill of running) {
      if (change === 'everything') fill.changed = change;
      else if (fill.changed !== 'everything') for (const name of change) fill.changed.add(name);
    }
    if (change === 'everything') return pages.clear();
    for (const name of change) {
      for (const key of keysByTag.get(name) ?? []) pages.delete(key);
    }
  }

  return {
    get(key) {
      lookAtClock();
      return pages.get(key);
    },

    async fill(key, render) {
      const current = joinable.get(key);
      if (!current) return start(key, render);
      const rendered = await current.result.catch((error: unknown) => {
        // A visitor who has waited for a failing service does not wait for it a second time.
        if (isTransientError(error)) throw error;
        return undefined;
      });
      return rendered && 'page' in rendered ? rendered : undefined;
    },

    async variant(key, page, variant, make) {
      const name = `${key}\0${variant}`;
      const known = pages.get(name);
      if (known) return known;
      const made = await make();
      // The page may have been dropped meanwhile.
      if (pages.get(key) === page) keep(name, made);
      return made;
    },

    invalidate: drop,

    size: () => ({
      pages: pages.size,
      bytes: pages.calculatedSize ?? 0,
      tags: keysByTag.size,
    }),
  };
}

/** Milliseconds until a page with these tags becomes outdated by the clock. */
function timeLeft(tags: ReadonlySet<string>, now: number) {
  const ends = [...tags]
    .filter((name) => name.startsWith('until:'))
    .map((name) => Date.parse(name.slice('until:'.length)));
  return Math.min(...ends, Infinity) - now;
}

function sizeOf(page: CachedPage) {
  const { identity, br, gzip } = page.body;
  const cut = page.cut ? identity.length : 0;
  const head = JSON.stringify(page.headers).length + page.tags.size * 32;
  return identity.length + cut + (br?.length ?? 0) + (gzip?.length ?? 0) + head + 512;
}
