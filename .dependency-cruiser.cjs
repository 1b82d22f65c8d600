/**
 * Who may import whom. Every folder has a row: those named may import it, and so may what lies in
 * them. `npm run dependencies:draw` draws what they do into docs/architecture.md.
 */
const EVERYWHERE = ['app', 'server', 'database', 'demo', 'server.ts'];
const PAGES = [
  'app/routes',
  'app/features',
  'app/components',
  'app/editor',
  'app/root',
  'app/entry',
];
const ENGINE = 'app/services/commerce';

const ROOMS = {
  // Pages reach the shop only through `context.shop`; nothing imports a route.
  app: [],
  'app/routes': [],
  'app/routes/layouts': [],
  ...mayImport(
    'app/features',
    {
      account: ['checkout', 'confirmation', 'personal-data', 'sign-in'],
      'account-home': [],
      'bot-check': ['sign-in'],
      'address-book': [],
      cart: ['checkout', 'confirmation', 'frame', 'order-again', 'product', 'offer'],
      catalogue: ['app/editor/chrome', 'app/editor/page', 'product', 'search'],
      checkout: ['address-book', 'confirmation', 'offer'],
      confirmation: ['order-again', 'offer', 'returns'],
      contact: [],
      consent: ['frame'],
      documents: ['confirmation'],
      errors: [
        'app/*',
        'bot-check',
        'cart',
        'confirmation',
        'newsletter',
        'operator',
        'personal-data',
        'product',
        'sign-in',
        'wishlist',
        'offer',
        'returns',
        'withdrawal',
      ],
      frame: ['app/*', 'app/editor/chrome', 'app/editor/page', 'operator', 'static-page'],
      'guest-login': [],
      home: ['app/editor/chrome', 'app/editor/page'],
      'my-orders': ['account-home'],
      newsletter: [],
      'order-again': [],
      'order-lookup': [],
      offer: [],
      operator: ['app/editor/intents', 'app/editor/live', 'app/editor/page'],
      page: [
        'app/*',
        'app/editor',
        'account',
        'address-book',
        'cart',
        'catalogue',
        'checkout',
        'confirmation',
        'frame',
        'newsletter',
        'operator',
        'order-again',
        'order-lookup',
        'personal-data',
        'product',
        'search',
        'sign-in',
        'static-page',
        'wishlist',
        'offer',
        'returns',
      ],
      product: [],
      returns: [],
      search: [],
      'shipping-terms': [],
      'personal-data': [],
      'sign-in': ['confirmation', 'personal-data'],
      'static-page': [],
      wishlist: [],
      withdrawal: [],
    },
    ['app/routes'],
  ),
  'app/components': ['app/editor/blocks', 'app/features'],
  'app/components/bot-check': ['app/features', 'app/components/newsletter-form'],
  'app/components/guarantee': ['app/features'],
  'app/components/newsletter-form': ['app/features', 'app/editor', 'app/routes'],
  'app/components/personal': ['app/*', 'app/components', 'app/features'],
  'app/components/product-card': ['app/features', 'app/editor', 'app/routes'],
  'app/components/ui': ['app/features', 'app/editor', 'app/components'],
  'app/components/wish': ['app/components', 'app/features'],
  'app/enhance': ['app/features/page'],
  'app/i18n': ['app', 'server'],
  'app/i18n/dictionaries': ['app'],
  'app/i18n/dictionaries/de': ['app'],
  'app/i18n/dictionaries/en': ['app/i18n'],
  'app/lib': ['app', 'server', 'database'],
  'app/styles': ['app'],

  // The document is pure; the page loads and changes it, the chrome shows it.
  'app/editor': [
    'app/editor/chrome',
    'app/editor/drag',
    'app/editor/intents',
    'app/editor/operations',
    'app/editor/page',
    'app/editor/publishing',
  ],
  'app/editor/chrome': ['app/editor/settings', 'app/routes'],
  'app/editor/document': ['app/editor'],
  'app/editor/rich-text': ['app/editor/chrome'],
  'app/editor/drag': ['app/editor/chrome'],
  'app/editor/live': ['app/editor/chrome', 'app/editor/drag', 'app/editor/rich-text', 'app/routes'],
  'app/editor/intents': ['app/editor/chrome', 'app/editor/live', 'app/routes'],
  'app/editor/operations': ['app/routes', 'app/editor/intents'],
  'app/editor/page': [
    'app/editor/chrome',
    'app/editor/intents',
    'app/editor/operations',
    'app/routes',
  ],
  // Done by the clock, for nobody's request.
  'app/editor/publishing': ['server'],
  'app/editor/settings': ['app/editor/chrome', 'app/editor/page'],

  // A block knows its kit and its fields; only what puts the blocks together knows it.
  'app/editor/blocks': ['app/editor', 'app/features', 'app/routes'],
  'app/editor/blocks-lists': ['app/routes'],
  'app/editor/blocks/kit': ['app/editor', 'app/features/home', 'demo/home'],
  'app/editor/blocks/fields': ['app/editor'],
  ...mayImport(
    'app/editor/blocks',
    {
      accordion: [],
      'announcement-bar': [],
      banner: [],
      carousel: ['recommended-products'],
      'category-grid': [],
      'colour-families': [],
      'colour-palette': [],
      image: [],
      'multi-grid': [],
      'newsletter-subscribe': [],
      'recommended-products': [],
      tabs: [],
      'text-card': [],
      video: [],
    },
    ['app/editor/blocks/*'],
  ),

  // The contract stands alone; the engine runs without pages.
  'app/services/shop-api': EVERYWHERE,
  'app/services/shop-api/entities': ['app'],
  'app/services/shop-api/operations': ['app/services/shop-api'],
  'app/services': ['app/features', 'app/routes', 'server'],
  // What operators may do and ask for, beside the shop's contract.
  'app/services/operators': [
    'app/editor',
    'app/features',
    'app/routes',
    'app/services/*',
    ENGINE,
    'server',
  ],
  'app/services/bot-check': [
    'app/components/bot-check',
    'app/components/newsletter-form',
    'app/editor/blocks/newsletter-subscribe',
    'app/features',
    'app/services/*',
    `${ENGINE}/form-guard`,
  ],
  'app/services/files': [`${ENGINE}/files`, 'app/services/images', 'app/services/mail', 'server'],
  'app/services/consent': [
    'app/editor/blocks',
    'app/features',
    'app/routes',
    'app/services/*',
    'server',
  ],
  'app/services/images': ['server', 'demo', `${ENGINE}/pictures`],
  // What is printed: pure, and the engine keeps it.
  'app/services/documents': [`${ENGINE}/documents`],
  'app/services/mail': ['app/services/*'],
  [ENGINE]: [ENGINE, 'app/services/*', 'app/services/mail', 'server'],
  ...mayImport(ENGINE, {
    engine: ['app/services/*', 'app/services/mail'],
    account: ['engine', 'server'],
    'account-mails': ['account', 'app/services/mail'],
    addresses: ['checkout', 'offers'],
    cart: [
      'engine',
      'account',
      'addresses',
      'checkout',
      'order-again',
      'orders',
      'app/services/*',
      'offers',
      'returns',
    ],
    catalogue: ['engine', 'account', 'cart', 'checkout'],
    // The index knows ids, order and counts, no page; lists stand on it, a search has items listed.
    'catalogue/index': ['*', 'cart', 'catalogue', 'pricing', 'app/services/*', 'server'],
    'catalogue/listing': ['catalogue/*', 'catalogue/search', 'cart', 'orders', 'pages', 'wishlist'],
    'catalogue/search': ['catalogue/*'],
    checkout: ['engine', 'offers'],
    contact: ['engine'],
    content: ['engine', 'documents', 'orders', 'app/services/*'],
    // Numbers are given where an order changes; files are made of the order as it is then.
    documents: ['engine', 'app/services/*', 'app/services/mail', 'server'],
    'documents/register': ['orders', 'returns', 'app/services/mail'],
    delivery: ['cart', 'catalogue', 'checkout', 'content', 'offers'],
    files: ['engine', 'account', 'cart', 'checkout', 'jobs', 'app/services/*'],
    'form-guard': ['app/services/*'],
    jobs: ['app/services/*'],
    ledger: ['jobs'],
    newsletter: ['engine', 'app/services/mail'],
    operators: ['app/services/*', 'server'],
    passwords: ['account', 'operators'],
    'order-again': ['engine'],
    // An offer becomes an order; a withdrawal makes a return.
    offers: ['engine', 'jobs', 'app/services/mail', 'server'],
    orders: [
      'engine',
      'account',
      'checkout',
      'documents',
      'order-again',
      'jobs',
      'app/services/mail',
      'server',
      'offers',
      'returns',
      'withdrawals',
    ],
    outbox: [
      'account-mails',
      'checkout',
      'contact',
      'account',
      'documents',
      'jobs',
      'newsletter',
      'orders',
      'app/services/mail',
      'offers',
      'returns',
      'withdrawals',
    ],
    pages: ['app/services/*'],
    payments: ['checkout', 'jobs', 'orders', 'settings', 'offers'],
    pictures: ['app/services/*'],
    pricing: ['cart', 'catalogue', 'jobs', 'orders'],
    reference: ['*', 'cart', 'catalogue/listing', 'checkout', 'delivery', 'app/services/*'],
    returns: ['engine', 'withdrawals', 'app/services/mail', 'server'],
    sessions: [
      'account',
      'cart',
      'checkout',
      'documents',
      'files',
      'operators',
      'orders',
      'wishlist',
      'app/services/*',
      'offers',
      'returns',
    ],
    withdrawals: ['engine'],
    settings: ['checkout', 'content', 'delivery', 'orders', 'returns'],
    wishlist: ['engine', 'account'],
  }),

  // What is stored knows the contract, not who serves it.
  server: ['server.ts'],
  database: [ENGINE, 'server'],
  'database/schema': [ENGINE, 'database'],
  'database/importer': ['server', 'demo'],
  'database/importer/kinds': ['database/importer/*'],
  'database/importer/kit': ['database/importer'],

  // The shop runs without its demo: server.ts alone says with what an empty database is filled.
  demo: ['server.ts'],
  'demo/base': ['demo/*'],
  'demo/home': ['demo/*'],
  'demo/generator': ['demo/*'],
  'demo/pictures': ['demo'],
  'demo/pictures/containers': ['demo/pictures/kinds'],
  'demo/pictures/kinds': ['demo/generator'],
  'demo/pictures/lettering': ['demo/pictures'],
  'demo/pictures/rooms': ['demo/pictures/kinds'],
  'demo/pictures/tools': ['demo/pictures/kinds'],
};

/** Rows of one folder's rooms, named within it; `always` may import each of them. */
function mayImport(folder, rooms, always = []) {
  const inside = (name) =>
    name === '*' ? `${folder}/*` : /^(app|server)\b/.test(name) ? name : `${folder}/${name}`;
  return Object.fromEntries(
    Object.entries(rooms).map(([room, who]) => [
      `${folder}/${room}`,
      [...who.map(inside), ...always],
    ]),
  );
}

/** A pattern of what may import: a folder with all in it, `folder/*` its own files alone. */
const within = (who) =>
  who.endsWith('/*')
    ? `^${who.slice(0, -1)}[^/]+$`
    : `^${who}${who.endsWith('.ts') ? '$' : '(/|$)'}`;

const filesOf = (room) => `^${room}/[^/]+\\.(ts|tsx|js|css|json)$`;

const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    ...Object.entries(ROOMS).map(([room, who]) =>
      rule(
        `room:${room}`,
        { pathNot: [filesOf(room), ...who.map(within)] },
        { path: filesOf(room) },
        'A row of ROOMS names who may import this folder.',
      ),
    ),
    rule(
      'every-folder-has-a-row',
      { path: '^(app|server|database|demo)/', pathNot: Object.keys(ROOMS).map(filesOf) },
      {},
      'Say in ROOMS who may import it.',
    ),
    {
      ...rule(
        'no-circle-between-folders',
        {},
        { circular: true },
        'What everybody needs and what puts all together are two folders. Types count.',
      ),
      scope: 'folder',
    },
    rule(
      'no-circular',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'Cycles hide which module comes first.',
    ),
    rule(
      'pages-know-only-the-contract',
      { path: PAGES.map((path) => `^${path}`) },
      { path: '^(app/services/(commerce|mail|images|services\\.server)|database/|server/)' },
      'Pages reach the shop through context.shop.',
    ),
    rule(
      'engine-knows-no-remix',
      { path: `^${ENGINE}` },
      { path: ['@remix-run', ...PAGES.map((path) => `^${path}`)] },
      'The engine runs without pages.',
    ),
    rule(
      'blocks-in-demo-by-definition-alone',
      { path: '^demo/' },
      { path: '^app/editor/', pathNot: '/define-block\\.ts$' },
      'The demo comes in through the importer and writes what the contract describes.',
    ),
    rule(
      'no-unresolvable',
      {},
      { couldNotResolve: true, pathNot: ['^virtual:', '\\?'] },
      'Every import exists.',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.tsx?$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
};
