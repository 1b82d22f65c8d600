/** Who may import whom (docs/architecture.md). */
const rule = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to });

module.exports = {
  forbidden: [
    rule(
      'no-circular',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'Cycles hide which module comes first.',
    ),
    rule(
      'nothing-imports-a-route',
      { pathNot: '^app/routes' },
      { path: '^app/routes' },
      'Share through app/features.',
    ),
    rule(
      'routes-not-from-routes',
      { path: '^app/routes' },
      { path: '^app/routes' },
      'Share through app/features.',
    ),
    rule(
      'pages-know-only-the-contract',
      { path: '^app/(routes|features|components|editor|root|entry)' },
      {
        path: '^(app/services/(commerce|mail|images|plentysystems|services\\.server)|database/|server/)',
      },
      'Pages reach the shop through context.shop.',
    ),
    rule(
      'components-below-features',
      { path: '^app/components' },
      { path: '^app/(features|routes|editor)' },
      'Components know no feature.',
    ),
    rule(
      'contract-imports-nothing-of-ours',
      { path: '^app/services/shop-api' },
      { path: '^(app|server|database)/', pathNot: '^app/services/shop-api' },
      'The contract stands alone.',
    ),
    rule(
      'engine-knows-no-remix',
      { path: '^app/services/commerce' },
      { path: '(@remix-run|^app/(routes|features|components|editor|root|entry)|^server/)' },
      'The engine runs without pages.',
    ),
    rule(
      'index-below-the-catalogue',
      { path: '^app/services/commerce/catalogue/index/' },
      { path: '^app/services/commerce/catalogue/(?!index/)' },
      'The index knows ids, order and counts, no page.',
    ),
    rule(
      'listing-above-the-index',
      { path: '^app/services/commerce/catalogue/listing/' },
      { path: '^app/services/commerce/catalogue/(?!index/|listing/)' },
      'A list of goods knows no search and no product page.',
    ),
    rule(
      'search-above-listing',
      { path: '^app/services/commerce/catalogue/search/' },
      { path: '^app/services/commerce/catalogue/(?!index/|listing/|search/)' },
      'A search finds items and has them listed.',
    ),
    rule(
      'backends-apart',
      { path: '^app/services/commerce' },
      { path: '^app/services/plentysystems' },
      'Two backends, one contract.',
    ),
    rule(
      'blocks-without-chrome',
      { path: '^app/editor/blocks' },
      { path: '^app/editor/chrome' },
      'Shopper pages carry no editor.',
    ),
    rule(
      'lib-knows-no-domain',
      { path: '^app/lib' },
      { path: '^app/(?!lib)' },
      'lib holds tiny pure helpers.',
    ),
    rule(
      'nothing-imports-the-demo',
      { path: '^(app|server|database)/' },
      { path: '^demo/' },
      'The shop runs without its demo: server.ts alone says with what an empty database is filled.',
    ),
    rule(
      'demo-as-an-operator',
      { path: '^demo/' },
      {
        path: '^(app|server|database)/',
        pathNot:
          '^(app/services/(shop-api|images)/|app/editor/blocks/define-block|database/importer/)',
      },
      'The demo comes in through the importer and writes what the contract describes.',
    ),
    rule(
      'database-below-server',
      { path: '^database/' },
      { path: '^(server/|app/(?!services/shop-api/|lib/))' },
      'What is stored knows the contract, not who serves it.',
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
