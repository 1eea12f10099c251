/** The floor plan: who may enter whom. See docs/tour.md for the picture. */
const rooms = {
  server: ['render', 'publishing', 'shell', 'blocks', 'sites', 'ui', 'wiring', 'platform'],
  wiring: ['publishing', 'search', 'messaging', 'maps', 'platform'],
  client: ['render', 'shell', 'analytics', 'ui', 'blocks'],
  render: ['publishing', 'shell', 'blocks', 'analytics', 'sites', 'ui', 'platform'],
  publishing: ['shell', 'blocks', 'sites', 'platform'],
  shell: ['blocks', 'sites', 'ui', 'platform'],
  blocks: [
    'catalogue',
    'finance',
    'dealers',
    'locator',
    'stories',
    'kits',
    'workshop',
    'tyre-hotel',
    'leads',
    'sites',
    'ui',
    'platform',
  ],
  catalogue: ['search', 'dealers', 'finance', 'analytics', 'sites', 'ui', 'platform'],
  finance: ['sites', 'ui', 'platform'],
  dealers: ['search', 'sites', 'ui', 'platform'],
  locator: ['dealers', 'maps', 'sites', 'ui', 'platform'],
  kits: ['search', 'sites', 'ui', 'platform'],
  search: ['sites', 'platform'],
  messaging: ['sites', 'platform'],
  maps: ['sites', 'platform'],
  analytics: ['sites', 'platform'],
  sites: ['ui', 'platform'],
  ui: ['platform'],
  platform: [],
};

const closedDoors = Object.entries(rooms).map(([room, open]) => ({
  name: `${room}-stays-in-its-wing`,
  comment: `src/${room} may enter: ${open.join(', ') || 'nobody'}`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: '^src/', pathNot: [`^src/${room}/`, ...open.map((other) => `^src/${other}/`)] },
}));

module.exports = {
  forbidden: [
    ...closedDoors,
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-barrels', severity: 'error', from: {}, to: { path: '^src/.*/index\\.tsx?$' } },
    {
      name: 'adapters-only-by-wiring',
      comment: 'Who uses a port does not know what stands behind it.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/wiring/', '/adapters/', '\\.test\\.tsx?$'] },
      to: { path: '/adapters/' },
    },
    {
      name: 'plain-rules-stay-plain',
      comment: 'Files lying directly in a room know no React and no Fastify; views/, api.ts and blocks do.',
      severity: 'error',
      from: {
        path: '^src/(catalogue|finance|dealers|locator|kits|search|messaging|maps|workshop|tyre-hotel|leads|sites|publishing)/[^/]+\\.ts$',
        pathNot: '/api\\.ts$',
      },
      to: { path: 'node_modules/(react|react-dom|fastify)/' },
    },
    {
      name: 'blocks-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/blocks/([^/]+)/' },
      to: { path: '^src/blocks/[^/]+/', pathNot: '^src/blocks/$1/' },
    },
    {
      name: 'src-knows-no-demo',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(demo|scripts|bench|e2e)/' },
    },
    {
      name: 'only-declared-packages',
      severity: 'error',
      from: { path: '^(src|demo)/', pathNot: '(\\.(test|contract)\\.tsx?|-for-tests\\.ts|/testing/)' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
