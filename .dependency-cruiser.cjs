/**
 * Module boundaries: which modules a module may import, from the ground up. An entry is a module, a folder of one, or a
 * single file. See docs/tour.md for the picture.
 */
const { existsSync, readdirSync } = require('node:fs');

const basics = ['analytics', 'number-plates', 'sites', 'ui', 'platform'];
/** What blocks show: all but the two that only main and each other know. */
const shown = [
  ...['stories', 'pricing', 'finance', 'dealers', 'cars', 'locator', 'kits', 'booking', 'workshop'],
  ...['leads', 'editor-forms', 'valuation', 'tyre-hotel'],
];
/** Those that the table does not name: built on what is shared, and known to main alone. */
const others = readdirSync('src/features').filter(
  (name) => ![...shown, 'inventory', 'operations'].includes(name),
);
const anything = ['faceted-list', 'forms', 'search', 'messaging', 'maps', 'personal-data', ...basics];

const modules = {
  ...Object.fromEntries(others.map((name) => [name, anything])),

  platform: [],
  ui: ['platform'],
  sites: ['ui', 'platform'],
  analytics: ['sites', 'platform'],
  'number-plates': ['sites', 'ui', 'platform'],
  maps: ['sites', 'ui', 'platform'],
  'personal-data': ['sites', 'platform'],
  messaging: ['personal-data', 'sites', 'ui', 'platform'],
  search: ['sites', 'platform'],
  'faceted-list': ['search', 'sites', 'ui', 'platform'],
  forms: ['maps', ...basics],

  stories: ['faceted-list', 'sites', 'ui', 'platform'],
  pricing: ['search', 'sites', 'platform'],
  finance: ['pricing', 'search/records', ...basics],
  dealers: ['faceted-list', 'search', 'maps', 'sites', 'ui', 'platform'],
  cars: ['finance', 'pricing', 'dealers', 'faceted-list', 'search', 'maps', ...basics],
  locator: ['dealers', 'search', 'maps', 'sites', 'ui', 'platform'],
  kits: ['faceted-list', 'search', 'messaging', 'personal-data', ...basics],
  booking: ['dealers', 'search', 'messaging', 'personal-data', 'maps', ...basics],
  workshop: ['booking', 'dealers', 'search', 'maps', ...basics],
  leads: [
    ...[
      'cars/record',
      'finance',
      'pricing',
      'dealers',
      'forms',
      'search/records',
      'messaging',
      'personal-data',
    ],
    ...basics,
  ],
  'editor-forms': ['leads', 'forms', 'personal-data', ...basics],
  valuation: ['leads', 'finance', 'dealers', 'forms', 'search', ...basics],
  'tyre-hotel': [
    ...['booking', 'leads', 'dealers', 'forms', 'search', 'messaging', 'personal-data', 'maps'],
    ...basics,
  ],
  inventory: [
    ...['pricing', 'cars/record', 'cars/vocabulary', 'cars/phrase/typos.ts', 'cars/phrase/nicknames.ts'],
    ...['dealers/dealership-record.ts', 'dealers/parse-hours.ts', 'dealers/weekdays.ts'],
    ...['kits/kit-record.ts', 'locator/charger-record.ts', 'locator/charging-power.ts'],
    'workshop/service-record.ts',
    ...['search', 'messaging', 'sites', 'platform'],
  ],
  'outgoing-feeds': [
    ...['cars/record', 'cars/vocabulary', 'cars/car-page/structured-data.ts', 'pricing'],
    ...['inventory/photos', 'inventory/adapters/kysely-photo-files.ts'],
    ...['dealers/dealership.ts', 'dealers/structured-data.ts', 'search', ...basics],
  ],
  operations: ['inventory', 'messaging', 'search', 'sites', 'platform'],

  redirects: ['sites', 'platform'],
  blocks: [...shown, 'forms', 'maps', 'search', ...basics],
  publishing: ['blocks', 'redirects', 'stories', 'editor-forms', 'shell', 'sites', 'ui/themes', 'platform'],
  api: ['publishing', 'blocks', 'stories', 'shell', 'sites', 'platform'],

  shell: ['cars/compare/views/compare-mount.tsx', ...basics],
  render: ['publishing', 'blocks', 'shell', ...basics],
  client: ['render', 'shell', 'blocks', 'maps', 'analytics', 'ui', 'platform'],
  server: [
    ...['render', 'shell', 'publishing', 'blocks', 'api', 'redirects'],
    ...['maps', 'messaging', 'search', 'sites', 'ui', 'platform'],
  ],

  // The public entry: what extensions outside of this tree may know.
  extension: [
    'blocks/block-labels.ts',
    'leads/lead.ts',
    'outgoing-feeds/declared-receiver.ts',
    'outgoing-feeds/feed-car.ts',
    'inventory/sources/fetchers/extension-fetcher.ts',
    'inventory/sources/source-problem.ts',
    'messaging/try-again-later.ts',
    'messaging/sms.ts',
    'maps/geocoder.ts',
    'sites',
    'ui',
    'platform',
  ],

  main: [
    ...['server', 'render', 'publishing', 'blocks/services.ts', ...shown, ...others],
    ...['extension', 'blocks/block.ts', 'blocks/block-fields.ts', 'blocks/registry.ts'],
    ...['inventory', 'operations'],
    ...['analytics', 'forms', 'maps', 'messaging', 'personal-data'],
    ...['search', 'sites', 'ui/themes', 'platform'],
  ],
};

const shelfOf = (entry) =>
  ['features', 'content', 'web', 'shared'].find((shelf) => existsSync(`src/${shelf}/${entry.split('/')[0]}`));

const pathOf = (entry) => {
  const path = ['^src', shelfOf(entry), entry].filter(Boolean).join('/');
  return /\.tsx?$/.test(entry) ? `${path.replaceAll('.', '\\.')}$` : `${path}/`;
};

/** Publishing puts the texts of all modules together. */
const texts = '/messages/.*\\.json$';

const boundaries = Object.entries(modules).map(([name, allowed]) => ({
  name: `boundary-of-${name}`,
  comment: `${name} may import: ${allowed.join(', ') || 'no other module'}`,
  severity: 'error',
  from: { path: pathOf(name), pathNot: '\\.test\\.tsx?$|/testing/' },
  to: {
    path: '^src/',
    // What a module brings has one type.
    pathNot: [...[name, ...allowed, 'feature.ts'].map(pathOf), ...(name === 'publishing' ? [texts] : [])],
  },
}));

module.exports = {
  forbidden: [
    ...boundaries,
    {
      name: 'no-views-of-another-feature',
      comment:
        'What two features show together, the block of the page puts together; what many show is in shared.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^src/features/(.+/views/|.+\\.tsx$)', pathNot: '^src/features/$1/' },
    },
    {
      name: 'no-module-imports-blocks',
      comment:
        'What a block shows lives in the module of its trade; only what puts pages together knows blocks.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/(content|web|extension|main/extensions)/',
          ...['\\.test\\.tsx?$', '/testing/', '-for-tests\\.tsx?$'],
        ],
      },
      to: { path: '^src/content/blocks/' },
    },
    {
      name: 'web-knows-features-by-list',
      comment:
        'HTTP, rendering and the browser know no feature; what one adds to every page is in these lists.',
      severity: 'error',
      from: {
        path: '^src/web/',
        pathNot: [
          '^src/web/shell/feature-parts\\.tsx$',
          '^src/web/client/feature-styles\\.css$',
          '\\.test\\.tsx?$',
          '/testing/',
        ],
      },
      to: { path: '^src/features/' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-barrels', severity: 'error', from: {}, to: { path: '^src/.*/index\\.tsx?$' } },
    {
      name: 'adapters-only-by-main',
      comment:
        'Who uses a port does not know its adapters. A feature may open its own where it says what it brings.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/main/', '/adapters/', '/feature\\.ts$', '\\.test\\.tsx?$', '/testing/'],
      },
      to: { path: '/adapters/' },
    },
    {
      name: 'plain-rules-stay-plain',
      comment: 'Files directly in a module know no React and no Fastify; views/, api.ts and blocks do.',
      severity: 'error',
      from: {
        path: '^src/(features/[^/]+|content/(publishing|redirects)|shared/(maps|messaging|search|sites))/[^/]+\\.ts$',
        pathNot: '/api(\\.test)?\\.ts$',
      },
      to: { path: 'node_modules/(react|react-dom|fastify)/' },
    },
    {
      name: 'blocks-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/content/blocks/([^/]+)/' },
      to: {
        path: '^src/content/blocks/[^/]+/',
        pathNot: ['^src/content/blocks/$1/', '^src/content/blocks/testing/'],
      },
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
          '^src/(features/(operations|privacy|stories)|content/(publishing|redirects)|shared/(personal-data|sites|platform|ui/themes)|main)/',
          '^src/shared/ui/fonts\\.ts$',
          '^src/content/blocks/block-(fields|labels)\\.ts$',
          '^src/extension/extension\\.ts$',
          '^src/web/shell/[^/]+/fields\\.ts$',
          '^src/features/editor-forms/form-(address|fields|problems)\\.ts$',
          // What links are picked from: addresses of dealerships, and facets of the search.
          '^src/features/dealers/dealership-links\\.ts$',
          '^src/shared/search/port\\.ts$',
          // What the settings of a site may name, and what it then holds.
          '^src/features/inventory/(index-definitions|known-indices)\\.ts$',
          // The shapes of its API, which the pages about feeds talk to.
          '^src/features/inventory/(indices|mapping|photos|quality|runs|sources|uploads)/openapi\\.ts$',
          '^src/features/inventory/(mapping/(feed-mapping|preview-feed)|problems/feed-problems|quality/quality-rules|runs/import-report)\\.ts$',
          // The guides are shown in the studio, too.
          '^src/shared/ui/markdown\\.tsx$',
          // Messages between a page in the preview and the studio around it.
          '^src/web/render/editing/edit-message\\.ts$',
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
