import type { FileRules } from './file-rules';

/** The guards of pages (§2). */
export type GuardName =
  | 'auth-guard'
  | 'category-guard'
  | 'guest-guard'
  | 'newsletter-confirmation'
  | 'reject-empty-checkout';

/** What a route says of itself in its `handle`, for whoever must know it without running the page. */
export type RouteFacts = {
  /** What runs before the loader of the page, in this order. An unknown name ends the start. */
  guards?: readonly GuardName[];
  /**
   * Whom the page is for. `visitor`: what it shows belongs to the one who asks. `keyholder`: its
   * address holds a key. `operator`: no page of the shop leads there. None is shared, fetched ahead
   * or, for a visitor's, crawled.
   */
  audience?: 'visitor' | 'keyholder' | 'operator';
  /** The query parameters the page reads; no other reaches a page that visitors share. */
  query?: readonly string[];
  /** Search engines are told of it, and may come there, unless its robots say no. */
  inSitemap?: boolean;
  /** The files that a form posted here may hold; without it a form holds none. */
  files?: FileRules;
  /** A form posted here may lead on to the payment provider. */
  leadsToPayment?: boolean;
};

/** A page of the route table under its path without language prefix, such as `/p/:variationId/:slug`. */
export type SiteRoute = RouteFacts & {
  path: string;
  /** Shows something to read; the others answer forms or give files. */
  isPage?: boolean;
};

type BuiltRoute = {
  id: string;
  path?: string;
  parentId?: string;
  module: { default?: unknown; handle?: unknown };
};

/**
 * The pages of a Remix build and what else it answers (form targets, robots.txt), each once: those
 * under a language prefix are the same ones again.
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

/** The route of a path without language prefix, as the route table decides: the most exact one. */
export function findRoute(routes: readonly SiteRoute[], path: string): SiteRoute | undefined {
  const bare = path.replace(/(?<=.)\/$/, '');
  return (
    routes.find((route) => route.path === bare) ??
    routes.find((route) => route.path !== '/*' && patternOf(route).test(bare)) ??
    routes.find((route) => route.path === '/*')
  );
}

/** The part of a path in front of its first parameter: `/confirmation/` of `/confirmation/:orderId`. */
export function fixedPart(route: SiteRoute): string {
  return route.path.replace(/[:*].*$/, '');
}

/** Made once: every request looks for its route. */
const patterns = new Map<string, RegExp>();

function patternOf({ path }: SiteRoute): RegExp {
  const text = path.replace(/:\w+/g, '[^/]+').replace(/\/\*$/, '(?:/.*)?');
  const pattern = patterns.get(path) ?? new RegExp(`^${text}$`);
  patterns.set(path, pattern);
  return pattern;
}
