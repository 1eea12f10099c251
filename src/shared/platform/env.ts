import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import { type Environment, environmentSchema, type Variable, variableMeta } from './env-schema.ts';

/** Everything that can be configured from outside, by what it is for. Without a provider its part is undefined. */
export type Settings = ReturnType<typeof toSettings> & {
  /** The keys that the demo generated for this start, by variable. */
  generatedKeys: Readonly<Record<string, string>>;
};

export type EnvironmentParseResult = { ok: true; settings: Settings } | { ok: false; problems: string[] };

/** Each wrong value gives one sentence that says how to correct it; all of them are returned at once. */
export function parseEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  generateKey: () => string = () => randomBytes(24).toString('base64url'),
): EnvironmentParseResult {
  const parsed = withCrossChecks.safeParse(presentIn(env));
  if (!parsed.success) return { ok: false, problems: problemsIn(parsed.error) };
  const generatedKeys = parsed.data.DEMO ? generateMissingKeys(parsed.data, generateKey) : {};
  const settings = toSettings({ ...withDemoDefaults(parsed.data), ...generatedKeys });
  return { ok: true, settings: { ...settings, generatedKeys } };
}

function toSettings(env: Environment) {
  return {
    roles: env.ROLES,
    port: env.PORT,
    trustedProxies: env.TRUSTED_PROXIES,
    hsts: env.HSTS,
    dataDir: env.DATA_DIR,
    mediaBucket: env.MEDIA_BUCKET
      ? { bucket: env.MEDIA_BUCKET, url: env.MEDIA_S3_URL, region: env.MEDIA_REGION }
      : undefined,
    extensions: { off: env.EXTENSIONS_OFF ?? [], required: env.EXTENSIONS_REQUIRED ?? false },
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    openSearchUrls: env.OPENSEARCH_URL,
    searchApiKey: env.SEARCH_API_KEY,
    inventoryApiKey: env.INVENTORY_API_KEY,
    carPhotoLimits: {
      maxBytes: env.CAR_PHOTOS_DISK_GB * 1024 ** 3,
      perSecond: env.CAR_PHOTOS_PER_SECOND,
    },
    withdrawalLimitPercent: env.IMPORT_WITHDRAWAL_LIMIT,
    feedAlerts: {
      email: env.FEED_ALERTS_EMAIL,
      webhook: receiver(env.FEED_ALERTS_WEBHOOK_URL, env.FEED_ALERTS_WEBHOOK_SECRET),
    },
    feedSourceKeys: env.FEED_SOURCE_KEY,
    feedFolder: env.FEED_FOLDER,
    outbound: { privateHosts: env.OUTBOUND_PRIVATE_HOSTS ?? [], ports: env.OUTBOUND_PORTS },
    outgoingFeeds: {
      file: env.OUTGOING_FEEDS,
      pushFile: env.OUTGOING_FEEDS_PUSH,
      illustrations: env.OUTGOING_FEEDS_ILLUSTRATIONS ?? false,
    },
    smtpUrl: env.SMTP_URL,
    formBuilder: env.FORM_BUILDER_URL
      ? {
          origin: new URL(env.FORM_BUILDER_URL).origin,
          apiUrl: env.FORM_BUILDER_API_URL ?? '',
          apiKey: env.FORM_BUILDER_API_KEY ?? '',
        }
      : undefined,
    marketingForms: env.MARKETING_FORMS_SCRIPT
      ? { script: env.MARKETING_FORMS_SCRIPT, portalId: env.MARKETING_FORMS_PORTAL_ID ?? '' }
      : undefined,
    autosOnShow: provider(env.AUTOSONSHOW_URL, env.AUTOSONSHOW_API_KEY),
    ukFinance: provider(env.CODEWEAVER_URL, env.CODEWEAVER_API_KEY),
    geocoder: { kind: env.GEOCODER, url: env.GEOCODER_URL, apiKey: env.GEOCODER_API_KEY },
    mapStyleUrl: env.MAP_STYLE_URL,
    leads: {
      generalAddress: env.LEADS_EMAIL,
      mailFrom: env.MAIL_FROM,
      webhook: receiver(env.LEADS_WEBHOOK_URL, env.LEADS_WEBHOOK_SECRET),
      adfUrl: env.LEADS_ADF_URL,
      perMinute: env.LEADS_PER_MINUTE,
      retryMs: env.DELIVERY_RETRY_MS,
      keepDays: env.LEADS_KEEP_DAYS,
    },
    smsGateway: provider(env.SMS_GATEWAY_URL, env.SMS_GATEWAY_KEY),
    workshop: provider(env.WORKSHOP_URL, env.WORKSHOP_API_KEY),
    tyreHotel: provider(env.TYRE_HOTEL_URL, env.TYRE_HOTEL_API_KEY),
    bookingsPerMinute: env.BOOKINGS_PER_MINUTE,
    bookingHoldMinutes: env.BOOKING_HOLD_MINUTES,
    bookingsKeepDays: env.BOOKINGS_KEEP_DAYS,
    keepDays: {
      seasonReminders: env.SEASON_REMINDERS_KEEP_DAYS,
      reviews: env.REVIEWS_KEEP_DAYS,
      storedMessages: env.STORED_MESSAGES_KEEP_DAYS,
      auditLog: env.STUDIO_AUDIT_DAYS,
    },
    bookingLinkSecret: env.BOOKING_LINK_SECRET,
    tyreHotelKeys: env.TYRE_HOTEL_KEY,
    privacyKeys: env.PRIVACY_KEY,
    dataKeys: env.DATA_KEY,
    backupRecipients: env.BACKUP_RECIPIENTS,
    inventoryWebhook: receiver(env.INVENTORY_WEBHOOK_URL, env.INVENTORY_WEBHOOK_SECRET),
    kitCheckout: receiver(env.KITS_HANDOVER_URL, env.KITS_HANDOVER_SECRET),
    previewSecret: env.PREVIEW_SECRET,
    studio: env.STUDIO
      ? {
          port: studioPort(env),
          host: env.STUDIO_HOST,
          url: env.STUDIO_URL ?? `http://127.0.0.1:${studioPort(env)}`,
          secret: env.STUDIO_SECRET,
          origin: env.STUDIO_ORIGIN,
          idleMinutes: env.STUDIO_IDLE_MINUTES,
          sessionHours: env.STUDIO_SESSION_HOURS,
          secondFactorRoles: env.STUDIO_SECOND_FACTOR ?? [],
          auditDays: env.STUDIO_AUDIT_DAYS,
        }
      : undefined,
    contentIntrospection: env.CONTENT_API_INTROSPECTION ?? false,
    release: env.RELEASE,
    otlp: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, service: env.OTEL_SERVICE_NAME }
      : undefined,
    webVitalsPercent: env.WEB_VITALS_PERCENT,
    metricsToken: env.METRICS_TOKEN,
    metricsPort: env.METRICS_PORT,
    pictureEffort: env.PICTURE_EFFORT,
    logLevel: env.LOG_LEVEL,
    demo: env.DEMO,
  };
}

function provider(url: string | undefined, apiKey = '') {
  return url ? { url, apiKey } : undefined;
}

/** Of what is posted to it and signed. */
function receiver(url: string | undefined, secret: string | undefined) {
  return url && secret ? { url, secret } : undefined;
}

const LAST_PORT = 65535;

function studioPort({ PORT, STUDIO_PORT }: Pick<Environment, 'PORT' | 'STUDIO_PORT'>): number {
  return STUDIO_PORT ?? (PORT < LAST_PORT ? PORT + 1 : PORT - 1);
}

const names = Object.keys(environmentSchema.shape) as Variable[];

// Also when other values are wrong, because all problems are reported at once.
const always = () => true;

const withCrossChecks = environmentSchema
  .refine(({ MEDIA_BUCKET, MEDIA_S3_URL }) => MEDIA_BUCKET || !MEDIA_S3_URL, {
    when: always,
    path: ['MEDIA_BUCKET'],
    error: 'is missing; name the bucket at MEDIA_S3_URL',
  })
  .refine(({ LEADS_WEBHOOK_URL, LEADS_WEBHOOK_SECRET }) => !LEADS_WEBHOOK_URL || LEADS_WEBHOOK_SECRET, {
    when: always,
    path: ['LEADS_WEBHOOK_SECRET'],
    error: 'is missing; the receiver checks the webhook’s signature with it',
  })
  .refine(
    ({ INVENTORY_WEBHOOK_URL, INVENTORY_WEBHOOK_SECRET }) =>
      !INVENTORY_WEBHOOK_URL || INVENTORY_WEBHOOK_SECRET,
    {
      when: always,
      path: ['INVENTORY_WEBHOOK_SECRET'],
      error: 'is missing; the receiver checks the signature of an event with it',
    },
  )
  .refine(
    ({ FEED_ALERTS_WEBHOOK_URL, FEED_ALERTS_WEBHOOK_SECRET }) =>
      !FEED_ALERTS_WEBHOOK_URL || FEED_ALERTS_WEBHOOK_SECRET,
    {
      when: always,
      path: ['FEED_ALERTS_WEBHOOK_SECRET'],
      error: 'is missing; the receiver checks the signature of an event with it',
    },
  )
  .refine(({ KITS_HANDOVER_URL, KITS_HANDOVER_SECRET }) => !KITS_HANDOVER_URL || KITS_HANDOVER_SECRET, {
    when: always,
    path: ['KITS_HANDOVER_SECRET'],
    error: 'is missing; the receiver checks the signature of a cart with it',
  })
  .refine(({ GEOCODER, GEOCODER_URL }) => GEOCODER_URL || !['nominatim', 'photon'].includes(GEOCODER), {
    when: always,
    path: ['GEOCODER_URL'],
    error: ({ input }) => `is missing; give the address of the ${(input as Environment).GEOCODER} server`,
  })
  .refine(({ GEOCODER, GEOCODER_API_KEY }) => GEOCODER_API_KEY || GEOCODER !== 'google', {
    when: always,
    path: ['GEOCODER_API_KEY'],
    error: 'is missing; Google answers nobody without one',
  })
  .refine(({ STUDIO, STUDIO_PORT, PORT }) => !STUDIO || STUDIO_PORT !== PORT, {
    when: always,
    path: ['STUDIO_PORT'],
    error: ({ input }) => `is ${(input as Environment).PORT}, and so is PORT; give the studio another one`,
  });

/** Without surrounding space; an empty value counts as not set. */
function presentIn(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const entries = names.map((name) => [name, env[name]?.trim()] as const);
  return Object.fromEntries(entries.flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

function problemsIn({ issues }: z.ZodError): string[] {
  const position = ({ path }: z.core.$ZodIssue) => names.indexOf(path[0] as Variable);
  return issues
    .toSorted((one, other) => position(one) - position(other))
    .map(({ path: [name], message }) => `${String(name)} ${message.replaceAll('$NAME', String(name))}`);
}

function generateMissingKeys(env: Environment, generateKey: () => string): Record<string, string> {
  const missing = names.filter((name) => metaOf(name).isGeneratedInDemo && env[name] === undefined);
  const needed = missing.filter((name) => env.STUDIO || name !== 'STUDIO_SECRET');
  return Object.fromEntries(needed.map((name) => [name, generateKey()]));
}

function withDemoDefaults(env: Environment): Environment {
  if (!env.DEMO) return env;
  const defaults = names.map((name) => [name, env[name] ?? demoDefaultOf(name)]);
  return { ...env, ...Object.fromEntries(defaults) };
}

function demoDefaultOf(name: Variable): unknown {
  const { demoDefault } = metaOf(name);
  return demoDefault === undefined ? undefined : environmentSchema.shape[name].parse(demoDefault);
}

function metaOf(name: Variable) {
  return variableMeta.get(environmentSchema.shape[name]) ?? { description: '' };
}
