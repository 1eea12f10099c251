import { expect, test } from 'vitest';
import { parseEnvironment } from './env.ts';

test('with nothing set an installation of one’s own runs on port 3000 and stores its data in ./data', () => {
  expect(settingsOf({})).toMatchObject({
    port: 3000,
    dataDir: './data',
    databaseUrl: undefined,
    logLevel: 'info',
    demo: false,
  });
});

test('every variable is mapped to its setting', () => {
  const settings = settingsOf({
    ROLES: 'sites',
    PORT: '8080',
    TRUSTED_PROXIES: '10.0.0.0/8, 2001:db8::1',
    HSTS: 'preload',
    DATA_DIR: '/var/lib/forecourt',
    DATABASE_URL: 'postgres://f:p%40ss@db.example:5432/forecourt',
    DATABASE_POOL_SIZE: '20',
    EXTENSIONS_OFF: 'crm, reviews',
    EXTENSIONS_REQUIRED: '1',
    OPENSEARCH_URL: 'https://one.example:9200, https://two.example:9200',
    SEARCH_API_KEY: 'search-key',
    INVENTORY_API_KEY: 'inventory-key',
    IMPORT_WITHDRAWAL_LIMIT: '12.5',
    CAR_PHOTOS_DISK_GB: '200',
    CAR_PHOTOS_PER_SECOND: '2',
    OUTBOUND_PRIVATE_HOSTS: 'dms.internal, 10.20.0.0/16, ::1',
    OUTBOUND_PORTS: '443, 22',
    FEED_SOURCE_KEY: `2026:${Buffer.alloc(32, 7).toString('base64')}`,
    FEED_FOLDER: '/var/feeds',
    FEED_ALERTS_EMAIL: 'feeds@dealer.example',
    FEED_ALERTS_WEBHOOK_URL: 'https://alerts.example/feeds',
    FEED_ALERTS_WEBHOOK_SECRET: 'sixteen signs at least',
    OUTGOING_FEEDS: '/etc/forecourt/feeds.json',
    OUTGOING_FEEDS_ILLUSTRATIONS: '1',
    SMTP_URL: 'smtps://mail.example:465',
    GEOCODER: 'photon',
    GEOCODER_URL: 'https://photon.example',
    GEOCODER_API_KEY: 'photon-key',
    LEADS_EMAIL: 'leads@dealer.example',
    MAIL_FROM: 'no-reply@dealer.example',
    LEADS_WEBHOOK_URL: 'https://crm.example/leads',
    LEADS_WEBHOOK_SECRET: 'sixteen signs at least',
    LEADS_ADF_URL: 'mailto:crm@dealer.example',
    LEADS_PER_MINUTE: '10',
    LEADS_KEEP_DAYS: '90',
    BOOKING_HOLD_MINUTES: '15',
    DELIVERY_RETRY_MS: '1000',
    PREVIEW_SECRET: 'long enough to be a secret',
    STUDIO: '1',
    STUDIO_PORT: '8090',
    STUDIO_HOST: '0.0.0.0',
    STUDIO_URL: 'http://studio.internal:8090',
    STUDIO_SECRET: 'long enough for the studio',
    STUDIO_ORIGIN: 'https://studio.solvik.example/admin',
    STUDIO_IDLE_MINUTES: '30',
    STUDIO_SESSION_HOURS: '8',
    STUDIO_SECOND_FACTOR: 'administrator, editor',
    STUDIO_AUDIT_DAYS: '90',
    CONTENT_API_INTROSPECTION: '1',
    PICTURE_EFFORT: '0',
    WEB_VITALS_PERCENT: '2.5',
    METRICS_TOKEN: 'metrics-token',
    METRICS_PORT: '9464',
    RELEASE: '2026-11-17',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
    OTEL_SERVICE_NAME: 'sites',
    LOG_LEVEL: 'debug',
    DEMO: '0',
  });
  expect(settings).toEqual({
    bookingHoldMinutes: 15,
    bookingsKeepDays: 730,
    keepDays: { seasonReminders: 1095, reviews: 1825, storedMessages: 90, auditLog: 90 },
    extensions: { off: ['crm', 'reviews'], required: true },
    roles: ['sites'],
    port: 8080,
    trustedProxies: ['10.0.0.0/8', '2001:db8::1'],
    hsts: 'preload',
    dataDir: '/var/lib/forecourt',
    databaseUrl: 'postgres://f:p%40ss@db.example:5432/forecourt',
    databasePoolSize: 20,
    openSearchUrls: ['https://one.example:9200', 'https://two.example:9200'],
    searchApiKey: 'search-key',
    inventoryApiKey: 'inventory-key',
    carPhotoLimits: { maxBytes: 200 * 1024 ** 3, perSecond: 2 },
    withdrawalLimitPercent: 12.5,
    outbound: { privateHosts: ['dms.internal', '10.20.0.0/16', '::1'], ports: [443, 22] },
    feedSourceKeys: [{ id: '2026', secret: Buffer.alloc(32, 7) }],
    feedFolder: '/var/feeds',
    feedAlerts: {
      email: 'feeds@dealer.example',
      webhook: { url: 'https://alerts.example/feeds', secret: 'sixteen signs at least' },
    },
    outgoingFeeds: { file: '/etc/forecourt/feeds.json', illustrations: true },
    smtpUrl: 'smtps://mail.example:465',
    geocoder: { kind: 'photon', url: 'https://photon.example', apiKey: 'photon-key' },
    leads: {
      generalAddress: 'leads@dealer.example',
      mailFrom: 'no-reply@dealer.example',
      webhook: { url: 'https://crm.example/leads', secret: 'sixteen signs at least' },
      adfUrl: 'mailto:crm@dealer.example',
      perMinute: 10,
      keepDays: 90,
      retryMs: 1000,
    },
    previewSecret: 'long enough to be a secret',
    studio: {
      port: 8090,
      host: '0.0.0.0',
      url: 'http://studio.internal:8090',
      secret: 'long enough for the studio',
      origin: 'https://studio.solvik.example',
      idleMinutes: 30,
      sessionHours: 8,
      secondFactorRoles: ['administrator', 'editor'],
      auditDays: 90,
    },
    contentIntrospection: true,
    pictureEffort: 0,
    webVitalsPercent: 2.5,
    metricsToken: 'metrics-token',
    metricsPort: 9464,
    release: '2026-11-17',
    otlp: { endpoint: 'http://collector.example:4318', service: 'sites' },
    logLevel: 'debug',
    demo: false,
    generatedKeys: {},
  });
});

test('a process serves and works unless it is told to do one of them', () => {
  expect(settingsOf({}).roles).toEqual(['sites', 'worker']);
  expect(settingsOf({ ROLES: ' worker ' }).roles).toEqual(['worker']);
  expect(parseEnvironment({ ROLES: 'sites,studio' })).toEqual({
    ok: false,
    problems: ["ROLES names 'studio'; give sites, worker, or both with a comma between them"],
  });
});

test('an empty value counts as not set', () => {
  expect(settingsOf({ PORT: '', DATABASE_URL: ' ', DATA_DIR: '' })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    dataDir: './data',
  });
});

test('the demo generates the missing keys and names them', () => {
  expect(settingsOf({ DEMO: '1', SEARCH_API_KEY: 'mine' })).toMatchObject({
    searchApiKey: 'mine',
    inventoryApiKey: 'made-up',
    previewSecret: 'made-up',
    studio: { secret: 'made-up' },
    generatedKeys: { INVENTORY_API_KEY: 'made-up', PREVIEW_SECRET: 'made-up', STUDIO_SECRET: 'made-up' },
  });
});

test('the demo has defaults of its own, of the type of the variable', () => {
  expect(settingsOf({ DEMO: '1' })).toMatchObject({
    bookingsPerMinute: 6000,
    leads: { generalAddress: 'leads@forecourt.example' },
  });
  expect(settingsOf({ DEMO: '1', BOOKINGS_PER_MINUTE: '12' }).bookingsPerMinute).toBe(12);
  expect(settingsOf({ DEMO: '0' }).bookingsPerMinute).toBeUndefined();
});

test('outside the demo a missing key stays missing', () => {
  expect(settingsOf({ DEMO: '0' })).toMatchObject({
    searchApiKey: undefined,
    inventoryApiKey: undefined,
    previewSecret: undefined,
    generatedKeys: {},
  });
});

test.each(['abc', '0', '65536', '-1', '3000.5', '3e3', '0x10'])(
  'PORT=%s is refused with how to correct it',
  (port) => {
    expect(problemsOf({ PORT: port })).toEqual([
      `PORT is '${port}'; give a whole number from 1 to 65535, for example PORT=3000`,
    ]);
  },
);

test.each(['proxy.example', '10.0.0.0/33', '10.0.0.0/8/8', 'loopback,', '::1/129', 'true'])(
  'TRUSTED_PROXIES=%s is refused with how to correct it',
  (proxies) => {
    expect(problemsOf({ TRUSTED_PROXIES: proxies })).toEqual([
      expect.stringContaining('for example TRUSTED_PROXIES=loopback,10.0.0.0/8'),
    ]);
  },
);

test.each(['10.0.0.0/33', 'http://dms.internal', 'dms.internal:22', '2130706433', 'a b'])(
  'OUTBOUND_PRIVATE_HOSTS=%s is refused with how to correct it',
  (hosts) => {
    expect(problemsOf({ OUTBOUND_PRIVATE_HOSTS: hosts })).toEqual([
      expect.stringContaining('for example OUTBOUND_PRIVATE_HOSTS=dms.internal,10.20.0.0/16'),
    ]);
  },
);

test.each([
  [
    'DATABASE_URL',
    'mysql://f:hush@db.example/forecourt',
    'DATABASE_URL=postgres://user:password@localhost:5432',
  ],
  ['DATABASE_URL', 'postgres://f:hush@db.example:5432', 'names no database'],
  ['DATABASE_URL', 'forecourt hush', 'not the address of a PostgreSQL database'],
  ['OPENSEARCH_URL', 'search.example:9200/hush', 'beginning with http:// or https://'],
  ['SMTP_URL', 'http://f:hush@mail.example', 'SMTP_URL=smtp://'],
  ['SEARCH_API_KEY', 'hush hush', 'letters, digits'],
  ['PREVIEW_SECRET', 'hush', 'at least 16'],
  ['STUDIO_SECRET', 'hush', 'at least 16'],
  ['TYRE_HOTEL_KEY', '2026:hush', 'openssl rand -base64 32'],
])('a wrong %s is refused without repeating it', (name, value, hint) => {
  const problems = problemsOf({ [name]: value });
  expect(problems).toEqual([expect.stringContaining(hint)]);
  expect(problems[0]).toMatch(new RegExp(`^${name} `));
  expect(problems[0]).not.toContain('hush');
});

test('all wrong values are named at once', () => {
  expect(problemsOf({ PORT: 'abc', LOG_LEVEL: 'loud', DEMO: 'yes' })).toEqual([
    expect.stringMatching(/^DEMO is 'yes'; give 1 /),
    expect.stringMatching(/^PORT is 'abc'; /),
    "LOG_LEVEL is 'loud'; give one of trace, debug, info, warn, error, fatal, silent",
  ]);
});

test('generated keys differ and are long enough', () => {
  const parsed = parseEnvironment({ DEMO: '1' });
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const { searchApiKey, inventoryApiKey, previewSecret } = parsed.settings;
  expect(new Set([searchApiKey, inventoryApiKey, previewSecret]).size).toBe(3);
  expect(previewSecret?.length).toBeGreaterThanOrEqual(16);
});

type Environment = Record<string, string>;

function settingsOf(env: Environment) {
  const parsed = parseEnvironment(env, () => 'made-up');
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.settings;
}

function problemsOf(env: Environment) {
  const parsed = parseEnvironment(env, () => 'made-up');
  return parsed.ok ? [] : parsed.problems;
}

test('settings for leads that make no sense are reported, each in a sentence', () => {
  const parsed = parseEnvironment({
    LEADS_EMAIL: 'Leads <leads@dealer.example>',
    LEADS_WEBHOOK_URL: 'https://crm.example/leads',
    LEADS_ADF_URL: 'mailto:nobody',
    LEADS_KEEP_DAYS: 'ninety',
  });
  expect(parsed.ok ? [] : parsed.problems).toEqual([
    expect.stringMatching(/^LEADS_WEBHOOK_SECRET is missing/),
    expect.stringMatching(/^LEADS_EMAIL is not a mail address/),
    expect.stringMatching(/^LEADS_ADF_URL is not a mail address/),
    expect.stringMatching(/^LEADS_KEEP_DAYS is 'ninety'/),
  ]);
});

test('carts of the kits catalogue are sent with a secret, or nowhere', () => {
  const KITS_HANDOVER_URL = 'https://dms.example/carts';
  expect(settingsOf({}).kitCheckout).toBeUndefined();
  const secret = 'a secret of sixteen signs';
  expect(settingsOf({ KITS_HANDOVER_URL, KITS_HANDOVER_SECRET: secret }).kitCheckout).toEqual({
    url: KITS_HANDOVER_URL,
    secret,
  });
  expect(problemsOf({ KITS_HANDOVER_URL })).toEqual([
    expect.stringMatching(/^KITS_HANDOVER_SECRET is missing/),
  ]);
});

test('events about cars are sent with a secret, or nowhere', () => {
  const INVENTORY_WEBHOOK_URL = 'https://dms.example/vehicles';
  expect(settingsOf({}).inventoryWebhook).toBeUndefined();
  const secret = 'a secret of sixteen signs';
  expect(settingsOf({ INVENTORY_WEBHOOK_URL, INVENTORY_WEBHOOK_SECRET: secret }).inventoryWebhook).toEqual({
    ...{ url: INVENTORY_WEBHOOK_URL, secret },
  });
  expect(problemsOf({ INVENTORY_WEBHOOK_URL })).toEqual([
    expect.stringMatching(/^INVENTORY_WEBHOOK_SECRET is missing/),
  ]);
});

test('a provider of films and 360° views is configured by its address, with a key where it requires one', () => {
  const AUTOSONSHOW_URL = 'https://media.example/vehicles';
  expect(settingsOf({}).autosOnShow).toBeUndefined();
  expect(settingsOf({ AUTOSONSHOW_URL }).autosOnShow).toEqual({ url: AUTOSONSHOW_URL, apiKey: '' });
  expect(settingsOf({ AUTOSONSHOW_URL, AUTOSONSHOW_API_KEY: 'k' }).autosOnShow?.apiKey).toBe('k');
  expect(problemsOf({ AUTOSONSHOW_URL: 'media' })[0]).toMatch(/^AUTOSONSHOW_URL is not an address/);
});

test('places are found in the embedded gazetteer, unless another geocoder is named with what it needs', () => {
  expect(settingsOf({}).geocoder).toEqual({ kind: 'embedded', url: undefined, apiKey: undefined });
  const GEOCODER_URL = 'https://places.example';
  expect(settingsOf({ GEOCODER: 'photon', GEOCODER_URL }).geocoder.url).toBe(GEOCODER_URL);
  expect(settingsOf({ GEOCODER: 'google', GEOCODER_API_KEY: 'k' }).geocoder.apiKey).toBe('k');
  expect(problemsOf({ GEOCODER: 'bing' })).toEqual([
    "GEOCODER is 'bing'; give one of embedded, nominatim, photon, google",
  ]);
  expect(problemsOf({ GEOCODER: 'nominatim' })).toEqual([
    'GEOCODER_URL is missing; give the address of the nominatim server',
  ]);
  expect(problemsOf({ GEOCODER: 'google' })).toEqual([
    'GEOCODER_API_KEY is missing; Google answers nobody without one',
  ]);
});

test('the studio listens on the port after the site’s, unless another one is set or there is none after it', () => {
  expect(settingsOf({ DEMO: '1' }).studio).toEqual({
    idleMinutes: 120,
    sessionHours: 12,
    secondFactorRoles: [],
    auditDays: 365,
    port: 3001,
    host: '127.0.0.1',
    url: 'http://127.0.0.1:3001',
    secret: 'made-up',
    origin: undefined,
  });
  expect(settingsOf({ PORT: '8080' }).studio?.port).toBe(8081);
  expect(settingsOf({ PORT: '65535' }).studio?.port).toBe(65534);
  expect(settingsOf({ STUDIO_PORT: '4000' }).studio?.port).toBe(4000);
});

test('STUDIO=0 leaves the studio out, and no key is generated for it', () => {
  expect(settingsOf({ STUDIO: '0' })).toMatchObject({ studio: undefined });
  expect(settingsOf({ DEMO: '1', STUDIO: '0' }).generatedKeys).not.toHaveProperty('STUDIO_SECRET');
});

test('settings for the studio that make no sense are reported, each in a sentence', () => {
  expect(problemsOf({ STUDIO: 'yes', STUDIO_PORT: 'x', STUDIO_ORIGIN: 'studio.example' })).toEqual([
    expect.stringMatching(/^STUDIO is 'yes'; give 1 .* or 0 /),
    "STUDIO_PORT is 'x'; give a whole number from 1 to 65535, for example STUDIO_PORT=3000",
    expect.stringMatching(/^STUDIO_ORIGIN is 'studio.example'; give the address at which editors open/),
  ]);
  expect(problemsOf({ PORT: '3000', STUDIO_PORT: '3000' })).toEqual([
    'STUDIO_PORT is 3000, and so is PORT; give the studio another one',
  ]);
});
