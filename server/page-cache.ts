import { LRUCache } from 'lru-cache';
import type { Change } from '../database/listen';
import type { Encoded } from './compression';
import type { PageParts } from './personal-slots';
import { isTransientError } from './is-transient-error';

/** A rendered page; `cut` where visitors see something of their own on it. */
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

/** What a render came to: a page that others may see too, or one for this visitor alone. */
export type RenderResult<T> = { page: CachedPage } | { own: T };

type Fill = {
  result: Promise<RenderResult<unknown>>;
  /** What changed while the page was being rendered. */
  changed: Set<string> | 'everything';
};

export type PageCache = {
  get(key: string): CachedPage | undefined;
  /**
   * The page under `key`, rendered once however many ask at the same time. A visitor who waited
   * for a render that turned out not to be shareable gets `undefined` and renders for themselves.
   */
  fill<T>(
    key: string,
    render: () => Promise<RenderResult<T>>,
  ): Promise<RenderResult<T> | undefined>;
  /**
   * The page cached under `key` as it is for all who see `variant` at its slots: made once, counted
   * in what the cache takes, and dropped with the page.
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

/** Gives the time in milliseconds since 1970. */
type Clock = { now(): number };

/** A clock that was set back by less (milliseconds) is no reason to render everything again. */
const CLOCK_TOLERANCE = 60_000;

/** Rendered pages shared between all visitors; `bytes` bounds what they take, 0 turns it off. */
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

  /** What was rendered by a clock that ran ahead shows what is not yet: prices, stamps of forms. */
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
    // Nothing could ever drop a page that names nothing it shows.
    if (page.tags.size === 0) return;
    const { changed } = fill;
    if (changed === 'everything' || [...page.tags].some((name) => changed.has(name))) return;
    keep(key, page);
  }

  function keep(key: string, page: CachedPage) {
    const ttl = timeLeft(page.tags, clock.now());
    // The store keeps a page for its whole last millisecond, in which the clock makes it wrong.
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
    // Renders under way began before the change: nobody who comes after it may join them.
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
        // Who waited for what is away is not made to wait for it once more.
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
      // Only of a page that is still the right one.
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

/** Milliseconds until the clock makes a page with these tags wrong. */
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
