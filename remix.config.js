/**
 * Remix options and the route table. Each page is written once, unprefixed (German is the
 * default language), and `localise` mounts it again under /de and /en (§2).
 */

const PREFIXES = ['de', 'en'];

/**
 * A page's file lies in app/routes.
 *
 * @type {[layoutFile: string, pages: [path: string, file: string][]][]}
 */
export const PAGES = [
  [
    'layouts/default.tsx',
    [
      ['/', 'home.tsx'],
      ['categories', 'categories.tsx'],
      ['cart', 'cart.tsx'],
      ['search', 'search.tsx'],
      ['guest/login', 'guest-login.tsx'],
      ['confirmation/:orderId/:accessKey', 'confirmation.tsx'],
      ['withdrawal', 'withdrawal.tsx'],
      ['newsletter', 'newsletter.tsx'],
      ['newsletter/confirm/:emailId/:authString', 'newsletter-confirm.tsx'],
      ['newsletter/unsubscribe/:emailId/:authString', 'newsletter-unsubscribe.tsx'],
      ['cancellation-form', 'cancellation-form.tsx'],
      ['cancellation-rights', 'cancellation-rights.tsx'],
      ['legal-disclosure', 'legal-disclosure.tsx'],
      ['privacy-policy', 'privacy-policy.tsx'],
      ['terms-and-conditions', 'terms-and-conditions.tsx'],
      ['declaration-of-accessibility', 'declaration-of-accessibility.tsx'],
      ['shipping', 'shipping.tsx'],
      ['cookie-settings', 'cookie-settings.tsx'],
      ['p/:variationId/:slug', 'product-link.tsx'],
      ['*', 'catch-all.tsx'],
    ],
  ],
  [
    'layouts/simplified.tsx',
    [
      ['checkout', 'checkout.tsx'],
      ['readonly-checkout', 'readonly-checkout.tsx'],
    ],
  ],
];

/** Form targets that exist once; they take the locale from the form or the session. */
const RESOURCES = [
  ['api/cart', 'api.cart.ts'],
  ['api/locale', 'api.locale.ts'],
  ['api/consent', 'api.consent.ts'],
  ['robots.txt', 'robots.ts'],
];

/** @param {string} prefix '' or 'de' or 'en' */
function pagesUnder(prefix) {
  const routes = {};
  const idPrefix = prefix ? `${prefix}/` : '';
  for (const [layout, pages] of PAGES) {
    const layoutId = `${idPrefix}${layout.replace('.tsx', '')}`;
    routes[layoutId] = {
      id: layoutId,
      parentId: 'root',
      path: prefix || undefined,
      caseSensitive: true, // one address for each page: /EN is none
      file: `routes/${layout}`,
    };
    for (const [path, file] of pages) {
      const id = `${idPrefix}${file.replace('.tsx', '')}`;
      const index = path === '/';
      routes[id] = {
        id,
        parentId: layoutId,
        file: `routes/${file}`,
        ...(index ? { index } : { path }),
        caseSensitive: true,
      };
    }
  }
  return routes;
}

function routeTable() {
  const routes = pagesUnder('');
  for (const prefix of PREFIXES) Object.assign(routes, pagesUnder(prefix));
  for (const [path, file] of RESOURCES) {
    const id = file.replace(/\.ts$/, '');
    routes[id] = { id, parentId: 'root', path, file: `routes/${file}` };
  }
  return routes;
}

/** @type {import('@remix-run/dev').VitePluginConfig} */
export default {
  appDirectory: 'app',
  serverModuleFormat: 'esm',
  ignoredRouteFiles: ['**/*'],
  routes: routeTable,
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_singleFetch: true,
    // Off: with script-free pages the plain manifest is smaller (docs/decisions/002).
    v3_lazyRouteDiscovery: false,
  },
};
