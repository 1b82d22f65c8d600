import type { FileRules } from './file-rules';

/** The guards of pages (§2). */
export type GuardName =
  | 'auth-guard'
  | 'category-guard'
  | 'guest-guard'
  | 'newsletter-confirmation'
  | 'reject-empty-checkout';

/** The facts of a route in its `handle`, for code that needs them without running the page. */
export type RouteFacts = {
  /**
   * The guards that run before the loader of the page, in this order. An unknown name prevents the
   * start.
   */
  guards?: readonly GuardName[];
  /**
   * The audience of the page. `visitor`: its content belongs to the visitor. `keyholder`: its
   * address contains a key. `operator`: no page of the shop links to it. None is shared or
   * prefetched, and a visitor's page is not crawled.
   */
  audience?: 'visitor' | 'keyholder' | 'operator';
  /** The query parameters the page reads; shared pages get no others. */
  query?: readonly string[];
  /** It is in the sitemap and may be indexed, unless its robots setting forbids it. */
  inSitemap?: boolean;
  /** The files allowed in a form posted here; none by default. */
  files?: FileRules;
  /** A form posted here may redirect to the payment provider. */
  leadsToPayment?: boolean;
};

/** A page of the route table under its path without language prefix, such as `/p/:variationId/:slug`. */
export type SiteRoute = RouteFacts & {
  path: string;
  /** It is a page to read; other routes process forms or return files. */
  isPage?: boolean;
};

type BuiltRoute = {
  id: string;
  path?: string;
  parentId?: string;
  module: { default?: unknown; handle?: unknown };
};

/**
 * The pages of a Remix build and its other routes (form targets, robots.txt), each once: those
 * under a language prefix are the same ones.
 */
export function siteRoutes(routes: Record<string, BuiltRoute | undefined>): SiteRoute[] {
  const parents = new Set(Object.values(routes).map((route) => route?.parentId));
  const isPrefixed = (id: string | undefined): boolean =>
    Boolean(id && (routes[id]?.path || isPrefixed(routes[id]?.parentId)));
  return Object.values(routes).flatMap((route) => {
    if (!route || parents.has(route.id) || isPrefixed(route.parentId)) return [];
    const { audience, query, inSitemap, files, leadsToPayment } = (route.module.handle ??
      {}) as RouteFacts;
    const path = `/${route.path ?? ''}`;
    const isPage = route.module.default !== undefined;
    return [{ path, isPage, audience, query, inSitemap, files, leadsToPayment }];
  });
}

/**
 * The route of a path without language prefix, by the rules of the route table: the most specific
 * one.
 */
export function findRoute(routes: readonly SiteRoute[], path: string): SiteRoute | undefined {
  const { exact, patterns } = routeIndexOf(routes);
  const bare = path.replace(/(?<=.)\/$/, '');
  const found = exact.get(bare) ?? patterns.find(({ pattern }) => pattern.test(bare))?.route;
  return found ?? exact.get('/*');
}

/** The part of a path in front of its first parameter: `/confirmation/` of `/confirmation/:orderId`. */
export function fixedPart(route: SiteRoute): string {
  return route.path.replace(/[:*].*$/, '');
}

type RouteIndex = {
  exact: ReadonlyMap<string, SiteRoute>;
  patterns: readonly { pattern: RegExp; route: SiteRoute }[];
};

/** Made once for a table: every request needs its route. */
const indexes = new WeakMap<readonly SiteRoute[], RouteIndex>();

function routeIndexOf(routes: readonly SiteRoute[]): RouteIndex {
  const known = indexes.get(routes);
  if (known) return known;
  const index = {
    // Of two with the same path the first counts.
    exact: new Map(routes.toReversed().map((route) => [route.path, route])),
    patterns: routes
      .filter(({ path }) => /[:*]/.test(path) && path !== '/*')
      .map((route) => ({ pattern: patternOf(route), route })),
  };
  indexes.set(routes, index);
  return index;
}

function patternOf({ path }: SiteRoute): RegExp {
  const text = path.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?');
  return new RegExp(`^${text}$`);
}
