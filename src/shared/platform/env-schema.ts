import { z } from 'zod';
import * as env from './env-types.ts';

export type VariableMeta = {
  description: string;
  /** Never printed. */
  isSecret?: boolean;
  /** Where the default is computed, in words. */
  defaultText?: string;
  /** The default in the demo; outside it there is none. */
  demoDefault?: string;
  /** In the demo a missing one is generated at start and printed. */
  isGeneratedInDemo?: boolean;
};

/** What is known of a variable besides its type and default. */
export const variableMeta = z.registry<VariableMeta>();

const webAddress = ['http:', 'https:'] as const;

/**
 * Every variable that an installation is configured with. The settings derive from it, and a test compares the tables
 * in README and docs/operations.md with it. Problems are reported in this order.
 */
export const environmentSchema = z.object({
  DEMO: env
    .oneOrZero("1 for the demo group's sites, or 0 for an installation of your own")
    .default(false)
    .register(variableMeta, {
      description: 'the demo group’s sites',
      defaultText: '1 with `npm start` in a fresh clone, else 0',
    }),
  STUDIO: env
    .oneOrZero('1 for the sites with their content studio, or 0 for the sites alone')
    .default(true)
    .register(variableMeta, { description: 'the content studio beside the sites', defaultText: '1' }),
  ROLES: env.roles.default([...env.processRoles]).register(variableMeta, {
    description: 'what this process does: serve the sites, do the work behind them, or both',
    defaultText: env.processRoles.join(','),
  }),
  PORT: env.port.default(3000).register(variableMeta, { description: 'the port the sites are served on' }),
  TRUSTED_PROXIES: env.proxies.prefault('loopback').register(variableMeta, {
    description: 'the proxies whose X-Forwarded-For and X-Forwarded-Proto are believed',
    defaultText: 'loopback',
  }),
  HSTS: env.oneOf(['host', 'subdomains', 'preload', 'off']).default('host').register(variableMeta, {
    description: 'for which hosts browsers remember that a site is served over https only',
  }),
  DATA_DIR: env.text
    .default('./data')
    .register(variableMeta, { description: 'the SQLite files and the media library' }),
  LOCALES: env.text.optional().register(variableMeta, {
    description: 'folders with countries and languages of your own, separated by commas',
  }),
  MEDIA_BUCKET: env.text
    .optional()
    .register(variableMeta, { description: 'a bucket of S3-compatible storage for the media library' }),
  MEDIA_S3_URL: env
    .url(webAddress, 'https://minio.example:9000')
    .optional()
    .register(variableMeta, { description: 'the storage server of the bucket, if it is not Amazon’s' }),
  MEDIA_REGION: env.text.optional().register(variableMeta, {
    description: 'the region of the bucket; without it, as the AWS SDK finds it',
  }),
  EXTENSIONS_DIR: env.text.optional().register(variableMeta, {
    description: 'a folder of extensions, each in a folder of its own; built with the sites',
  }),
  EXTENSIONS: env.names.optional().register(variableMeta, {
    description: 'extensions that are npm packages: `forecourt-crm,@group/forecourt-parts`',
  }),
  EXTENSIONS_OFF: env.names.optional().register(variableMeta, {
    description: 'extensions that are built and not used: `crm,reviews`',
  }),
  EXTENSIONS_REQUIRED: env
    .oneOrZero('1 to end the start where an extension fails, or 0 to go on without it')
    .optional()
    .register(variableMeta, {
      description: 'whether the start ends where an extension fails; otherwise the sites open without it',
      defaultText: '0',
    }),
  DATABASE_URL: env.databaseUrl
    .optional()
    .register(variableMeta, { description: 'PostgreSQL instead of SQLite', isSecret: true }),
  DATABASE_POOL_SIZE: env.count
    .default(10)
    .register(variableMeta, { description: 'how many connections a process has to PostgreSQL at most' }),
  OPENSEARCH_URL: env
    .urls(webAddress, 'https://one.example:9200,https://two.example:9200')
    .optional()
    .register(variableMeta, {
      description: 'the nodes of an OpenSearch cluster instead of the embedded search',
      isSecret: true,
    }),
  SEARCH_API_KEY: env.apiKey.optional().register(variableMeta, {
    description: 'the key of the search API, which is closed without it',
    isSecret: true,
    isGeneratedInDemo: true,
  }),
  INVENTORY_API_KEY: env.apiKey.optional().register(variableMeta, {
    description: 'the key of the inventory API, which is closed without it',
    isSecret: true,
    isGeneratedInDemo: true,
  }),
  OUTBOUND_PRIVATE_HOSTS: env.hostsAndNetworks.optional().register(variableMeta, {
    description:
      'hosts and networks of your own that feeds and pictures may be fetched from, by name or CIDR: `dms.internal,10.20.0.0/16`; the public internet is open anyway',
  }),
  OUTBOUND_PORTS: env.ports.optional().register(variableMeta, {
    description: 'the only ports that feeds and pictures may be fetched from: `443,80,22`',
    defaultText: 'all',
  }),
  CAR_PHOTOS_DISK_GB: env.countOrZero.default(50).register(variableMeta, {
    description:
      'how many gigabytes of the media library photos may take that feeds name by web address; none is fetched with 0',
  }),
  CAR_PHOTOS_PER_SECOND: env.count.default(5).register(variableMeta, {
    description: 'how many photos are fetched from one host in a second',
  }),
  IMPORT_WITHDRAWAL_LIMIT: env.percent.default(30).register(variableMeta, {
    description: 'how many percent of the stock a feed may withdraw without an explicit word',
  }),
  FEED_SOURCE_KEY: env.encryptionKeys.optional().register(variableMeta, {
    description:
      'encrypts the passwords and keys that feeds are fetched with; without it, feeds are fetched from where none is needed',
    isSecret: true,
  }),
  FEED_FOLDER: env.text.optional().register(variableMeta, {
    description:
      'a folder with feeds on this machine: the sources of an index read what is in its folder there',
  }),
  FEED_ALERTS_EMAIL: env.mailbox.optional().register(variableMeta, {
    description: 'gets a mail when a feed that is fetched fails or is late, where its source names nobody',
  }),
  FEED_ALERTS_WEBHOOK_URL: env
    .url(webAddress, 'https://alerts.example/feeds')
    .optional()
    .register(variableMeta, {
      description: 'gets an event as JSON when a feed that is fetched fails, is late or is well again',
    }),
  FEED_ALERTS_WEBHOOK_SECRET: env.secret
    .optional()
    .register(variableMeta, { description: 'signs the events about feeds', isSecret: true }),
  OUTGOING_FEEDS: env.text.optional().register(variableMeta, {
    description: 'a JSON file with feeds of your own for marketplaces and advertisers',
  }),
  OUTGOING_FEEDS_PUSH: env.text.optional().register(variableMeta, {
    description: 'a JSON file with the receivers that feeds are sent to by SFTP',
  }),
  OUTGOING_FEEDS_ILLUSTRATIONS: env
    .oneOrZero('1 to send pictures of such a car, or 0 to send photographs of the very car only')
    .optional()
    .register(variableMeta, {
      description: 'whether outgoing feeds have pictures that show such a car, not the very one',
      demoDefault: '1',
    }),
  SMTP_URL: env
    .url(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587')
    .optional()
    .register(variableMeta, {
      description: 'the mail server; without it, the embedded outbox',
      isSecret: true,
    }),
  FORM_BUILDER_URL: env
    .url(['https:'], 'https://form.builder.example')
    .optional()
    .register(variableMeta, { description: 'a form builder instead of the embedded one' }),
  FORM_BUILDER_API_URL: env
    .url(['https:'], 'https://api.builder.example')
    .optional()
    .register(variableMeta, { description: 'the form builder’s API' }),
  FORM_BUILDER_API_KEY: env.apiKey
    .optional()
    .register(variableMeta, { description: 'the key of the form builder’s API', isSecret: true }),
  MARKETING_FORMS_SCRIPT: env
    .url(['https:'], 'https://js.forms.example/embed.js')
    .optional()
    .register(variableMeta, { description: 'a marketing-automation provider instead of the embedded one' }),
  MARKETING_FORMS_PORTAL_ID: env.apiKey
    .optional()
    .register(variableMeta, { description: 'the account at the marketing-automation provider' }),
  AUTOSONSHOW_URL: env
    .url(['https:', 'http:'], 'https://media.example/vehicles')
    .optional()
    .register(variableMeta, {
      description: 'a provider of films and 360° views instead of the media library',
    }),
  AUTOSONSHOW_API_KEY: env.apiKey
    .optional()
    .register(variableMeta, { description: 'the key of the provider of films', isSecret: true }),
  CODEWEAVER_URL: env
    .url(['https:', 'http:'], 'https://finance.example/api')
    .optional()
    .register(variableMeta, { description: 'a finance provider instead of the embedded lender' }),
  CODEWEAVER_API_KEY: env.apiKey
    .optional()
    .register(variableMeta, { description: 'the key of the finance provider', isSecret: true }),
  GEOCODER: env
    .oneOf(['embedded', 'nominatim', 'photon', 'google'])
    .default('embedded')
    .register(variableMeta, { description: 'who finds places: embedded, nominatim, photon or google' }),
  GEOCODER_URL: env
    .url(webAddress, 'https://nominatim.example')
    .optional()
    .register(variableMeta, { description: 'the geocoder’s server; Google’s own without it' }),
  GEOCODER_API_KEY: env.apiKey
    .optional()
    .register(variableMeta, { description: 'the key of the geocoder', isSecret: true }),
  MAP_STYLE_URL: env
    .url(['https:'], 'https://tiles.example/styles/streets.json?key=…')
    .optional()
    .register(variableMeta, {
      description: 'a MapLibre style, with its key, instead of the embedded map',
    }),
  LEADS_WEBHOOK_URL: env
    .url(webAddress, 'https://crm.example/leads')
    .optional()
    .register(variableMeta, { description: 'gets each lead as JSON' }),
  LEADS_WEBHOOK_SECRET: env.secret
    .optional()
    .register(variableMeta, { description: 'signs what the webhook gets', isSecret: true }),
  LEADS_EMAIL: env.mailbox.optional().register(variableMeta, {
    description: 'gets the leads for which no receiver is found',
    demoDefault: 'leads@forecourt.example',
  }),
  MAIL_FROM: env.mailbox.optional().register(variableMeta, { description: 'the sender of mails' }),
  LEADS_ADF_URL: env.urlOrMailto.optional().register(variableMeta, {
    description: 'gets each lead as ADF 1.0; mailto: and a mailbox sends it by mail',
  }),
  LEADS_PER_MINUTE: env.count
    .default(30)
    .register(variableMeta, { description: 'how many forms one address may send in a minute' }),
  DELIVERY_RETRY_MS: env.count
    .optional()
    .register(variableMeta, { description: 'the wait after a first failed delivery; it doubles from there' }),
  LEADS_KEEP_DAYS: env.count.default(365).register(variableMeta, {
    description: 'delivered leads and submitted forms are deleted after so many days',
  }),
  SMS_GATEWAY_URL: env
    .url(webAddress, 'https://sms.example/messages')
    .optional()
    .register(variableMeta, { description: 'gets each SMS as JSON; without it, the embedded outbox' }),
  SMS_GATEWAY_KEY: env.apiKey
    .optional()
    .register(variableMeta, { description: 'the key of the SMS gateway', isSecret: true }),
  WORKSHOP_URL: env
    .url(webAddress, 'https://workshop.example/api')
    .optional()
    .register(variableMeta, { description: 'a workshop system instead of the embedded one' }),
  WORKSHOP_API_KEY: env.apiKey
    .optional()
    .register(variableMeta, { description: 'the key of the workshop system', isSecret: true }),
  TYRE_HOTEL_URL: env
    .url(webAddress, 'https://tyres.example/api')
    .optional()
    .register(variableMeta, { description: 'a tyre hotel system instead of the embedded one' }),
  TYRE_HOTEL_API_KEY: env.apiKey
    .optional()
    .register(variableMeta, { description: 'the key of the tyre hotel system', isSecret: true }),
  BOOKINGS_PER_MINUTE: env.count.optional().register(variableMeta, {
    description: 'how many workshop times one address may book or hold in a minute; 30 and 60 without it',
    demoDefault: '6000',
  }),
  BOOKING_HOLD_MINUTES: env.count.default(10).register(variableMeta, {
    description: 'how long a workshop time is held for who is booking it',
  }),
  BOOKINGS_KEEP_DAYS: env.count.default(730).register(variableMeta, {
    description: 'bookings are made anonymous so many days after their visit',
  }),
  SEASON_REMINDERS_KEEP_DAYS: env.count.default(1095).register(variableMeta, {
    description: 'mails before the season changes end so many days after they were asked for',
  }),
  REVIEWS_KEEP_DAYS: env.count.default(1825).register(variableMeta, {
    description: 'reviews of the tyre hotel are deleted after so many days',
  }),
  STORED_MESSAGES_KEEP_DAYS: env.count.default(90).register(variableMeta, {
    description: 'mails and SMS that are stored instead of being sent are deleted after so many days',
  }),
  BOOKING_LINK_SECRET: env.secret.optional().register(variableMeta, {
    description: 'signs the links with which customers manage a booking; without it, one in the database',
    isSecret: true,
  }),
  TYRE_HOTEL_KEY: env.encryptionKeys.optional().register(variableMeta, {
    description: 'encrypts the telephone numbers of the tyre hotel, which is closed without it',
    isSecret: true,
  }),
  DATA_KEY: env.encryptionKeys.optional().register(variableMeta, {
    description: 'encrypts what is stored about people; without it that is in plain text',
    isSecret: true,
  }),
  PRIVACY_KEY: env.encryptionKeys.optional().register(variableMeta, {
    description: 'hashes who was erased on request; without it nobody can be',
    isSecret: true,
  }),
  BACKUP_RECIPIENTS: env.text.optional().register(variableMeta, {
    description: 'public keys of age that `npm run backup` encrypts for, separated by commas',
  }),
  INVENTORY_WEBHOOK_URL: env
    .url(webAddress, 'https://dms.example/vehicles')
    .optional()
    .register(variableMeta, {
      description: 'gets an event as JSON when a car comes, changes or goes',
    }),
  INVENTORY_WEBHOOK_SECRET: env.secret
    .optional()
    .register(variableMeta, { description: 'signs the events about cars', isSecret: true }),
  KITS_HANDOVER_URL: env.url(webAddress, 'https://dms.example/carts').optional().register(variableMeta, {
    description: 'gets each cart of the kits catalogue as JSON; without it, a receiver in the demo',
  }),
  KITS_HANDOVER_SECRET: env.secret
    .optional()
    .register(variableMeta, { description: 'signs the carts', isSecret: true }),
  PREVIEW_SECRET: env.secret.optional().register(variableMeta, {
    description: 'signs the tokens with which editors see drafts',
    isSecret: true,
    isGeneratedInDemo: true,
  }),
  STUDIO_SECRET: env.secret.optional().register(variableMeta, {
    description: 'signs the sessions of editors',
    isSecret: true,
    isGeneratedInDemo: true,
  }),
  STUDIO_PORT: env.port.optional().register(variableMeta, {
    description: 'where the studio listens, on this machine only',
    defaultText: 'PORT + 1',
  }),
  STUDIO_HOST: env.text
    .default('127.0.0.1')
    .register(variableMeta, { description: 'the interface that the studio listens on' }),
  STUDIO_URL: env.url(webAddress, 'http://studio.internal:3001').optional().register(variableMeta, {
    description: 'where the sites reach a studio that another machine runs',
  }),
  STUDIO_ORIGIN: env.origin
    .optional()
    .register(variableMeta, { description: 'where editors open the studio, if not at a site’s own host' }),
  STUDIO_DEMO_PASSWORD: env.text
    .optional()
    .register(variableMeta, { description: 'the password of the demo’s accounts', isSecret: true }),
  STUDIO_ADMIN_PASSWORD: env.text.optional().register(variableMeta, {
    description: 'for `npm run studio:admin`; without it, one is made',
    isSecret: true,
  }),
  STUDIO_IDLE_MINUTES: env.count.default(120).register(variableMeta, {
    description: 'after how many minutes without activity a session of the studio ends',
  }),
  STUDIO_SESSION_HOURS: env.count.default(12).register(variableMeta, {
    description: 'after how many hours a session of the studio ends in any case',
  }),
  STUDIO_SECOND_FACTOR: env.studioRoleList.optional().register(variableMeta, {
    description: 'the roles that must sign in with a second factor: `administrator,editor`',
  }),
  STUDIO_AUDIT_DAYS: env.count.default(365).register(variableMeta, {
    description: 'for how many days the studio’s audit log is stored',
  }),
  CONTENT_API_INTROSPECTION: env
    .oneOrZero('1 to give out the schema of the content API, or 0')
    .optional()
    .register(variableMeta, {
      description: 'whether GraphQL gives out its schema',
      demoDefault: '1',
    }),
  PICTURE_EFFORT: env.effort.default(2).register(variableMeta, {
    description: 'how much work goes into a picture that is encoded for the first time, from 0 to 9',
  }),
  RELEASE: env.text.optional().register(variableMeta, {
    description:
      'the name of this release, as the operations page shows it; without it, the version of the package',
  }),
  WEB_VITALS_PERCENT: env.percent.default(10).register(variableMeta, {
    description:
      'in how many of a hundred visits the browser measures how the page felt, without identifying anybody',
  }),
  OTEL_EXPORTER_OTLP_ENDPOINT: env
    .url(webAddress, 'http://localhost:4318')
    .optional()
    .register(variableMeta, {
      description: 'a collector that gets OpenTelemetry traces over HTTP; none without it',
    }),
  OTEL_SERVICE_NAME: env.text
    .default('forecourt')
    .register(variableMeta, { description: 'what the traces call this process' }),
  METRICS_TOKEN: env.apiKey.optional().register(variableMeta, {
    description: 'who sends it as a bearer token may read `/metrics`, which is closed without it',
    isSecret: true,
  }),
  METRICS_PORT: env.port.optional().register(variableMeta, {
    description: 'a port on the loopback interface where `/metrics` needs no token',
  }),
  LOG_LEVEL: env.logLevel.default('info').register(variableMeta, { description: 'how much is logged' }),
});

export type Environment = z.output<typeof environmentSchema>;
export type Variable = keyof Environment;
