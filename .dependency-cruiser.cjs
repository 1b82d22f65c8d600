const { readdirSync } = require('node:fs');

/**
 * Who may import whom: a layer imports from the layers below it, and from nothing beside or above it.
 * Modules of one folder may import each other, but never in a circle (`bin/dependencies.js`). Types count.
 * `npm run dependencies:draw` draws the imports into docs/architecture/imports.md.
 */

/** From the bottom to the top; each row is a layer, and the folders that are side by side in it. */
const SHOP = [
  ['app/services/shop-api', 'database'],
  ['app/lib', 'app/services/operator-api'],
  ['app/i18n', 'app/services/files'],
  [
    'app/enhance',
    'app/service-worker',
    'app/styles',
    'app/services/consent',
    'app/services/images',
    'app/services/http-calls',
    'importer',
  ],
  [
    'app/services/bot-check',
    'app/services/order-text',
    'app/services/bank-statements',
    'app/services/parcel-stations',
    'app/services/payments',
    'app/services/remote/upstream',
    'app/services/vat-numbers',
    'exporter',
  ],
  ['app/services/documents', 'app/services/address-rules'],
  ['app/services/parcel-labels'],
  ['app/services/commerce'],
  ['app/services/mail', 'app/services/remote/own-shop'],
  ['app/services'],
  ['app/services/wire'],
  ['app/components'],
  ['app/blocks'],
  ['app/features'],
  ['app/operator'],
  ['app/editor'],
  ['app/entry.client.tsx', 'app/entry.server.tsx', 'app/root.tsx'],
  ['app/routes'],
  ['server', 'demo'],
  ['server.ts', 'serve.ts'],
];

/** The layers of the engine. */
const ENGINE = 'app/services/commerce';
const ENGINE_LAYERS = within(ENGINE, [
  ['core'],
  ['visitors'],
  ['catalogue'],
  ['sale'],
  ['shop-pages'],
  ['orders'],
  ['people'],
  ['team'],
  ['jobs'],
  ['engine'],
]);

/** The groups of pages, by what a shopper does there; `page` is what every page needs. */
const FEATURES = within('app/features', [
  ['page'],
  ['buy'],
  ['browse'],
  ['frame'],
  ['shop-pages'],
  ['account'],
  ['after-order'],
]);

const COMPONENTS = within('app/components', [
  ['ui', 'personal'],
  ['wish', 'bot-check', 'guarantee'],
  ['newsletter-form', 'product-card'],
]);

const BLOCKS = within('app/blocks', [
  ['kit'],
  ['fields'],
  ['carousel'],
  foldersOf('app/blocks').filter((name) => !['kit', 'fields', 'carousel'].includes(name)),
]);

/** The document is pure; pages are loaded, changed by intents, shown by the user interface. */
const EDITOR = within('app/editor', [
  ['document', 'blocks-lists'],
  ['patterns'],
  ['settings'],
  ['load'],
  ['operations', 'publishing'],
  ['intents'],
  ['live'],
  ['drag', 'rich-text'],
  ['in-place'],
  ['ui'],
  ['preview'],
]);

const IMPORTER = within('importer', [['kit'], ['kinds']]);
const DEMO = within('demo', [['base', 'home'], ['maker']]);

const PAGES = ['app/routes', 'app/features', 'app/components', 'app/blocks', 'app/editor']
  .concat('app/operator', 'app/root', 'app/entry')
  .map((path) => `^${path}`);

function within(folder, layers) {
  return layers.map((layer) => layer.map((name) => `${folder}/${name}`));
}

function foldersOf(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** A file, or a folder with all in it. */
const at = (path) => `^${path.replaceAll('.', '\\.')}(/|$)`;
/** Patterns of paths that are excepted; of none a pattern that fits nothing. */
const except = (paths) => (paths.length > 0 ? paths.map(at) : ['^$']);

const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

/**
 * A rule for each folder of the layers: nothing in it imports what is beside or above it. A folder in a folder
 * (`app/services/mail` in `app/services`) has a layer of its own.
 */
function layerRules(layers) {
  const inside = (outer) => (path) => path.startsWith(`${outer}/`);
  return layers.flatMap((layer, height) =>
    layer.flatMap((folder) => {
      const barred = layers
        .slice(height)
        .flat()
        .filter((other) => other !== folder);
      if (barred.length === 0) return [];
      const below = layers.slice(0, height).flat();
      const innerOfBarred = below.filter((low) => barred.some((other) => inside(other)(low)));
      return rule(
        `layer:${folder}`,
        { path: at(folder), pathNot: except(layers.flat().filter(inside(folder))) },
        { path: barred.map(at), pathNot: except([folder, ...innerOfBarred]) },
        'A layer imports from the layers below it alone.',
      );
    }),
  );
}

module.exports = {
  forbidden: [
    ...[SHOP, ENGINE_LAYERS, FEATURES, COMPONENTS, BLOCKS, EDITOR, IMPORTER, DEMO].flatMap(
      layerRules,
    ),
    rule(
      'every-folder-has-a-layer',
      {
        path: '^(app|server|database|importer|exporter|demo)/',
        pathNot: SHOP.flat().map(at),
      },
      {},
      'Add it to a layer of SHOP.',
    ),
    rule(
      'every-folder-of-the-engine-has-a-layer',
      { path: at(ENGINE), pathNot: ENGINE_LAYERS.flat().map(at) },
      {},
      'Add it to a layer of ENGINE_LAYERS.',
    ),
    rule(
      'every-group-has-a-layer',
      { path: at('app/features'), pathNot: FEATURES.flat().map(at) },
      {},
      'Add it to a layer of FEATURES.',
    ),
    rule('no-circular', {}, { circular: true }, 'Cycles hide which module comes first.'),
    rule(
      'pages-know-only-the-contract',
      { path: PAGES },
      {
        path: [
          '^app/services/(commerce|mail|images|wire|remote|services\\.server)',
          '^(database|(im|ex)porter|server)/',
        ],
      },
      'Pages reach the shop through the context of their request.',
    ),
    rule(
      'engine-knows-no-remix',
      { path: `^${ENGINE}` },
      { path: ['@remix-run', ...PAGES] },
      'The engine runs without pages.',
    ),
    rule(
      'another-shop-is-known-by-the-contract-alone',
      { path: at('app/services/remote/contract-shop') },
      { path: [ENGINE, 'app/services/wire', 'database'].map(at) },
      'What a server of the contract answers is read anew, with nothing of ours in it (132).',
    ),
    rule(
      'nothing-imports-the-demo-shop',
      { path: '^(app|server|database|(im|ex)porter)/' },
      { path: '^demo/' },
      'The shop runs without it: server.ts and serve.ts say with what an empty database is filled.',
    ),
    rule(
      'blocks-in-demo-by-definition-alone',
      { path: '^demo/' },
      { path: '^app/blocks/', pathNot: '/define-block\\.ts$' },
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
