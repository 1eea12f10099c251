/**
 * Module boundaries: which modules a module may import. An entry is a module, a folder of one, or a single file.
 * See docs/tour.md for the picture.
 */
const modules = {
  server: [
    'directory',
    'render',
    'content-api',
    'redirects',
    'catalogue',
    'dealers',
    'locator',
    'maps',
    'stories',
    'finance',
    'leads',
    'workshop',
    'tyre-hotel',
    'kits',
    'messaging',
    'inventory',
    'operations',
    'search',
    'publishing',
    'shell',
    'blocks',
    'sites',
    'ui',
    'platform',
  ],
  directory: ['publishing', 'shell', 'sites', 'ui', 'platform'],
  wiring: [
    'server',
    'render',
    'inventory',
    'operations',
    'catalogue',
    'finance',
    'leads',
    'workshop',
    'tyre-hotel',
    'kits',
    'publishing',
    'search',
    'messaging',
    'maps',
    'sites',
    'ui/colours.ts',
    'ui/theme-colours.ts',
    'platform',
  ],
  client: [
    'render',
    'shell',
    'analytics',
    'catalogue',
    'dealers',
    'finance',
    'locator',
    'maps',
    'stories',
    'leads',
    'workshop',
    'tyre-hotel',
    'kits',
    'ui',
    'blocks',
    'platform',
  ],
  render: ['publishing', 'shell', 'blocks', 'analytics', 'sites', 'ui', 'platform'],
  'content-api': ['publishing', 'stories', 'shell', 'blocks', 'sites', 'platform'],
  publishing: ['shell', 'blocks', 'leads/editor-forms', 'stories', 'redirects', 'sites', 'platform'],
  shell: ['catalogue/compare/views/compare-mount.tsx', 'analytics', 'sites', 'ui', 'platform'],
  blocks: [
    'catalogue',
    'finance',
    'dealers',
    'locator',
    'maps',
    'stories',
    'kits',
    'workshop',
    'tyre-hotel',
    'leads',
    'search',
    'analytics',
    'sites',
    'ui',
    'platform',
  ],
  catalogue: ['search', 'dealers', 'finance', 'maps', 'analytics', 'sites', 'ui', 'platform'],
  finance: ['analytics', 'sites', 'ui', 'platform'],
  dealers: ['search', 'maps', 'sites', 'ui', 'platform'],
  locator: ['dealers', 'maps', 'search', 'sites', 'ui', 'platform'],
  workshop: ['dealers', 'messaging', 'maps', 'search', 'analytics', 'sites', 'ui', 'platform'],
  'tyre-hotel': [
    'maps/directions.ts',
    'maps/own-map.script.ts',
    'workshop',
    'leads',
    'dealers',
    'messaging',
    'search',
    'analytics',
    'sites',
    'ui',
    'platform',
  ],
  stories: ['sites', 'ui', 'platform'],
  leads: [
    'catalogue/car-price.ts',
    'catalogue/car-record.ts',
    'catalogue/shown-price.ts',
    'dealers',
    'finance',
    'search/records',
    'messaging',
    'maps',
    'analytics',
    'sites',
    'ui',
    'platform',
  ],
  redirects: ['sites', 'platform'],
  kits: ['search', 'messaging', 'analytics', 'sites', 'ui', 'platform'],
  inventory: [
    'catalogue/car-field-docs.ts',
    'dealers/dealer-field-docs.ts',
    'catalogue/car-record.ts',
    'catalogue/derived-figures.ts',
    'catalogue/feed-facts.ts',
    'catalogue/price-history.ts',
    'catalogue/shown-price.ts',
    'catalogue/vocabulary',
    'dealers/dealership-record.ts',
    'kits/kit-record.ts',
    'locator/charger-record.ts',
    'search',
    'sites',
    'platform',
  ],
  operations: ['inventory', 'messaging', 'search', 'sites', 'platform'],
  search: ['sites', 'platform'],
  messaging: ['sites', 'ui', 'platform'],
  maps: ['sites', 'ui', 'platform'],
  analytics: ['sites', 'platform'],
  sites: ['ui', 'platform'],
  ui: ['platform'],
  platform: [],
};

/** Pages that bring several trades together. Only blocks import them, so that modules do not depend on each other. */
const pages = {
  'catalogue/car-page': [...modules.catalogue, 'catalogue', 'leads'],
  'dealers/page': [...modules.dealers, 'dealers', 'catalogue'],
};

/** The one file of the server that knows who builds its context. */
const roots = { 'server/bootstrap.ts': [...modules.server, 'server', 'wiring'] };

const exceptions = { ...pages, ...roots };

const pathOf = (entry) =>
  /\.tsx?$/.test(entry) ? `^src/${entry.replaceAll('.', '\\.')}$` : `^src/${entry}/`;

const boundaries = Object.entries({ ...modules, ...exceptions }).map(([name, allowed]) => ({
  name: `boundary-of-${name.replace('/', '-')}`,
  comment: `src/${name} may import: ${allowed.join(', ') || 'no other module'}`,
  severity: 'error',
  from: {
    path: pathOf(name),
    pathNot: [
      '\\.test\\.tsx?$',
      ...Object.keys(exceptions)
        .filter((exception) => exception !== name)
        .map(pathOf),
    ],
  },
  to: { path: '^src/', pathNot: [name, ...allowed].map(pathOf) },
}));

module.exports = {
  forbidden: [
    ...boundaries,
    {
      name: 'pages-are-imported-by-blocks-alone',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [...Object.keys(pages).map(pathOf), '^src/blocks/', '\\.test\\.tsx?$'],
      },
      to: { path: Object.keys(pages).map(pathOf) },
    },
    {
      name: 'no-module-imports-blocks',
      comment:
        'What a block shows lives in the module of its trade; only what puts pages together knows blocks.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/(blocks|render|publishing|content-api|server|client)/',
          '\\.test\\.tsx?$',
          '/testing/',
          '-for-tests\\.tsx?$',
        ],
      },
      to: { path: '^src/blocks/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-barrels', severity: 'error', from: {}, to: { path: '^src/.*/index\\.tsx?$' } },
    {
      name: 'adapters-only-by-wiring',
      comment: 'Who uses a port does not know its adapters.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/wiring/', '/adapters/', '\\.test\\.tsx?$'] },
      to: { path: '/adapters/' },
    },
    {
      name: 'plain-rules-stay-plain',
      comment: 'Files directly in a module know no React and no Fastify; views/, api.ts and blocks do.',
      severity: 'error',
      from: {
        path: '^src/(catalogue|finance|dealers|locator|kits|inventory|search|messaging|maps|workshop|tyre-hotel|leads|stories|redirects|directory|sites|publishing)/[^/]+\\.ts$',
        pathNot: '/api(\\.test)?\\.ts$',
      },
      to: { path: 'node_modules/(react|react-dom|fastify)/' },
    },
    {
      name: 'blocks-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/blocks/([^/]+)/' },
      to: { path: '^src/blocks/[^/]+/', pathNot: ['^src/blocks/$1/', '^src/blocks/testing/'] },
    },
    {
      name: 'src-knows-no-demo',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(demo|scripts|tools|bench|e2e|cms)/' },
    },
    {
      name: 'studio-imports-published-interfaces',
      comment: 'The studio knows fields and publishing, never how a page is rendered.',
      severity: 'error',
      from: { path: '^cms/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: {
        path: '^src/',
        pathNot: [
          '^src/(operations|publishing|redirects|sites|stories|platform|wiring)/',
          '^src/blocks/block-(fields|labels)\\.ts$',
          '^src/shell/[^/]+/fields\\.ts$',
          '^src/leads/editor-forms/form-(address|fields|problems)\\.ts$',
          // What links are picked from: addresses of dealerships, and facets of the search.
          '^src/dealers/dealership-links\\.ts$',
          '^src/search/port\\.ts$',
          // What the settings of a site may name, and what it then holds.
          '^src/inventory/(index-definitions|known-indices)\\.ts$',
          // Messages between a page in the preview and the studio around it.
          '^src/render/editing/edit-message\\.ts$',
        ],
      },
    },
    {
      name: 'studio-publishes-through-ports',
      severity: 'error',
      from: { path: '^cms/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^src/.*/adapters/' },
    },
    {
      name: 'only-declared-packages',
      severity: 'error',
      from: { path: '^(src|demo|cms)/', pathNot: '(\\.(test|contract)\\.tsx?|-for-tests\\.ts|/testing/)' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^cms/\\.next' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
