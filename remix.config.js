/**
 * Remix options and the route table. Each page is written once, unprefixed (German is the
 * default language), and `pagesUnder` mounts it again under /de and /en (§2).
 */

const PREFIXES = ['de', 'en'];

/** Pages of fixed text; app/features/shop-pages/static-page/static-pages.ts says which text each shows. */
const STATIC_PAGES = [
  'cancellation-form',
  'cancellation-rights',
  'legal-disclosure',
  'privacy-policy',
  'terms-and-conditions',
  'declaration-of-accessibility',
  'shipping',
];

/**
 * A page's file lies in app/routes. Its id is the name of its file, unless several paths share one.
 *
 * @type {[layoutFile: string, pages: [path: string, file: string, id?: string][]][]}
 */
export const PAGES = [
  [
    'layouts/default.tsx',
    [
      ['/', 'home.tsx'],
      ['categories', 'categories.tsx'],
      ['cart', 'cart.tsx'],
      ['wishlist', 'wishlist.tsx'],
      ['search', 'search.tsx'],
      ['search/suggestions.html', 'suggestions.ts', 'suggestions'],
      ['tag/:slug', 'tag.tsx'],
      ['withdrawal', 'withdrawal.tsx'],
      ['contact', 'contact.tsx'],
      ['data-request', 'data-request.tsx'],
      ['data-request/:requestId/:key', 'data-link.tsx'],
      ['data-request/:requestId/:key/download', 'data-link-download.ts', 'data-link-download'],
      ['newsletter', 'newsletter.tsx'],
      ['newsletter/settings', 'newsletter-settings.tsx'],
      ['newsletter/settings/:emailId/:authString', 'newsletter-settings-link.tsx'],
      ['newsletter/confirm/:emailId/:authString', 'newsletter-confirm.tsx'],
      ['newsletter/unsubscribe/:emailId/:authString', 'newsletter-unsubscribe.tsx'],
      ['review-mails/stop/:orderId/:authString', 'stop-review-mails.tsx'],
      ['shade-reminders/stop/:customerId/:authString', 'stop-reminders.tsx'],
      ...STATIC_PAGES.map((path) => [path, 'static-page.tsx', path]),
      ['cookie-settings', 'cookie-settings.tsx'],
      ['offline', 'offline.tsx'],
      ['manifest.webmanifest', 'app-manifest.ts', 'app-manifest'],
      ['sitemap.xml', 'sitemap.ts', 'sitemap'],
      ['llms.txt', 'llms-text.ts', 'llms-text'],
      ['feeds/google.xml', 'merchant-feed.ts', 'merchant-feed'],
      ['p/:variationId/:slug', 'catch-all.tsx', 'product-link'],
      ['*', 'catch-all.tsx'],
    ],
  ],
  [
    'layouts/auth.tsx',
    [
      ['guest/login', 'guest-login.tsx'],
      ['login', 'login.tsx'],
      ['register', 'register.tsx'],
      ['reset-password', 'reset-password.tsx'],
      ['reset-password-success', 'reset-password-success.tsx'],
      ['set-new-password', 'set-new-password.tsx'],
      ['password-reset/:contactId/:hash', 'password-reset-link.tsx'],
      ['change-email/:contactId/:hash', 'change-email-link.tsx'],
    ],
  ],
  [
    'layouts/order.tsx',
    [
      ['order-lookup', 'order-lookup.tsx'],
      ['confirmation/:orderId/:accessKey', 'confirmation.tsx'],
      ['mollie-payment', 'mollie-payment.tsx'],
      ['confirmation/:orderId/:accessKey/order-again', 'order-again.tsx'],
      ['confirmation/:orderId/:accessKey/payment', 'order-payment.tsx'],
      ['confirmation/:orderId/:accessKey/return', 'order-return.tsx'],
      ['confirmation/:orderId/:accessKey/review/:variationId', 'order-review.tsx'],
      ['confirmation/:orderId/:accessKey/account', 'keep-order.tsx'],
    ],
  ],
  [
    'layouts/account.tsx',
    [
      ['my-account', 'my-account.tsx'],
      ['my-account/my-orders', 'my-orders.tsx'],
      ['my-account/my-orders/:orderId', 'my-order.tsx'],
      ['my-account/returns', 'my-returns.tsx'],
      ['my-account/new-return/:id/:accessKey', 'new-return.tsx'],
      ['my-account/wishlist', 'my-wishlist.tsx'],
      ['my-account/reviews', 'my-reviews.tsx'],
      ['my-account/reviews/:variationId', 'my-review.tsx'],
      ['my-account/replies/:reviewId', 'my-reply.tsx'],
      [
        'my-account/shipping-details',
        'billing-details-and-shipping-details.tsx',
        'shipping-details',
      ],
      ['my-account/billing-details', 'billing-details-and-shipping-details.tsx', 'billing-details'],
      ['my-account/personal-data', 'personal-data.tsx'],
      ['my-account/personal-data/download', 'personal-data-download.ts', 'personal-data-download'],
      ['my-account/delete-account', 'delete-account.tsx'],
    ],
  ],
  [
    'layouts/checkout.tsx',
    [
      ['checkout/addresses', 'checkout-addresses.tsx'],
      ['checkout/preferred-delivery', 'preferred-delivery.tsx'],
      ['checkout/parcel-stations', 'parcel-stations.tsx'],
    ],
  ],
  [
    'layouts/simplified-header-and-footer.tsx',
    [
      ['checkout', 'checkout.tsx'],
      ['readonly-checkout', 'readonly-checkout.tsx'],
      ['offer/:offerId/:accessKey', 'offer.tsx'],
    ],
  ],
  [
    'layouts/operator.tsx',
    [
      ['operator', 'operator.tsx'],
      ['operator/login', 'operator-login.tsx'],
      ['operator/manual', 'operator-manual.tsx'],
    ],
  ],
  [
    'layouts/editor.tsx',
    [
      ['operator/edit/*', 'operator-edit.tsx'],
      ['operator/preview/*', 'operator-preview.tsx'],
      ['operator/presence/*', 'operator-presence.ts', 'operator-presence'],
      ['preview/:link/:key', 'preview.tsx'],
    ],
  ],
];

/** Form targets and files that exist once; they take the locale from the form or the session. */
const RESOURCES = [
  ['api/cart', 'api.cart.ts'],
  ['api/wishlist', 'api.wishlist.ts'],
  ['api/locale', 'api.locale.ts'],
  ['api/consent', 'api.consent.ts'],
  ['api/logout', 'api.logout.ts'],
  ['api/editor-exit', 'api.editor-exit.ts'],
  ['robots.txt', 'robots.ts'],
  ['sitemap/:file', 'sitemap-file.ts'],
  ['blocks/blocksLists.json', 'blocks-lists.ts'],
  ['fonts/meta.json', 'fonts.ts'],
  ['fonts/stylesheet.css', 'font-stylesheet.ts'],
  ['blocks/variations/:file', 'block-drawing.ts'],
];

/** @param {string} prefix '' or 'de' or 'en' */
function pagesUnder(prefix) {
  const routes = {};
  const idPrefix = prefix ? `${prefix}/` : '';
  for (const [layout, pages] of PAGES) {
    const layoutId = `${idPrefix}${layout.replace('.tsx', '')}`;
    const errorsId = `${layoutId}/errors`;
    routes[layoutId] = {
      id: layoutId,
      parentId: 'root',
      path: prefix || undefined,
      caseSensitive: true, // one address for each page: /EN is none
      file: `routes/${layout}`,
    };
    routes[errorsId] = { id: errorsId, parentId: layoutId, file: 'routes/layouts/errors.tsx' };
    for (const [path, file, name = file.replace('.tsx', '')] of pages) {
      const id = `${idPrefix}${name}`;
      const index = path === '/';
      routes[id] = {
        id,
        parentId: errorsId,
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
