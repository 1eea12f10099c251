import { randomBytes } from 'node:crypto';
import { type LogLevel, logLevels } from './log.ts';

export type Settings = {
  port: number;
  dataDir: string;
  /** PostgreSQL; without it a SQLite file in the data folder. */
  databaseUrl: string | undefined;
  openSearchUrl: string | undefined;
  searchApiKey: string | undefined;
  inventoryApiKey: string | undefined;
  smtpUrl: string | undefined;
  /** A form builder and a marketing provider of one's own choice; without them the house's stand-ins serve. */
  formBuilder: { origin: string; apiUrl: string; apiKey: string } | undefined;
  marketingForms: { script: string; portalId: string } | undefined;
  /** A provider of films and turns of cars; without one they lie in the media library. */
  autosOnShow: { url: string; apiKey: string } | undefined;
  /** A finance provider for British sites; without one the house's own lender quotes. */
  ukFinance: { url: string; apiKey: string } | undefined;
  leads: LeadSettings;
  /** Signs the links with which editors see drafts; without it there are no such links. */
  previewSecret: string | undefined;
  /** The content studio, a process of its own that `/admin` leads to; undefined where it is switched off. */
  studio: StudioSettings | undefined;
  logLevel: LogLevel;
  demo: boolean;
  /** The keys that the demo made up for this start, to be printed. */
  generatedKeys: readonly KeyName[];
};

/** Where leads go besides the mail to whoever is responsible, and how they are treated. */
export type LeadSettings = {
  /** Who gets what nobody else can be found for. */
  generalAddress: string | undefined;
  mailFrom: string | undefined;
  webhook: { url: string; secret: string } | undefined;
  /** An address to post ADF to, or mailto: and a mailbox. */
  adfUrl: string | undefined;
  /** How many forms one address may send in a minute. */
  perMinute: number;
  /** The wait after a first failure; doubles from there. */
  retryMs: number | undefined;
  /** Delivered leads are forgotten after so many days; never, if not said. */
  keepDays: number | undefined;
};

export type StudioSettings = {
  /** On this machine only; the site's server is its door. */
  port: number;
  /** Signs the sessions of those who work in it. The site itself does not need it. */
  secret: string | undefined;
  /** Where editors open it, if that is not at the sites' own hosts. */
  origin: string | undefined;
};

export type EnvironmentParseResult = { ok: true; settings: Settings } | { ok: false; problems: string[] };

const keyNames = ['SEARCH_API_KEY', 'INVENTORY_API_KEY', 'PREVIEW_SECRET', 'STUDIO_SECRET'] as const;
type KeyName = (typeof keyNames)[number];

/** Everything that can be set from outside. Each wrong value gives one sentence, and all come at once. */
export function parseEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  makeUpKey: () => string = () => randomBytes(24).toString('base64url'),
): EnvironmentParseResult {
  const problems: string[] = [];
  const given = (name: string) => env[name]?.trim() || undefined;
  const read = <T>(name: string, check: Check<T>): T | undefined => {
    const text = given(name);
    if (text === undefined) return undefined;
    const outcome = check(text, name);
    if ('problem' in outcome) problems.push(`${name} ${outcome.problem}`);
    return 'problem' in outcome ? undefined : outcome.value;
  };

  const demo = read('DEMO', asSwitch) ?? true;
  const studio = read('STUDIO', asOnOrOff) ?? true;
  const needed = keyNames.filter((name) => studio || name !== 'STUDIO_SECRET');
  const madeUp = demo ? needed.filter((name) => given(name) === undefined) : [];
  const key = (name: KeyName, check: Check<string>) =>
    madeUp.includes(name) ? makeUpKey() : read(name, check);

  const port = read('PORT', asPort) ?? 3000;
  const settings: Settings = {
    port,
    dataDir: given('DATA_DIR') ?? './data',
    databaseUrl: read('DATABASE_URL', asDatabaseAddress),
    openSearchUrl: read('OPENSEARCH_URL', asAddress(['http:', 'https:'], 'https://search.example:9200')),
    searchApiKey: key('SEARCH_API_KEY', asKey),
    inventoryApiKey: key('INVENTORY_API_KEY', asKey),
    smtpUrl: read('SMTP_URL', asAddress(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587')),
    formBuilder: formBuilderFrom(read),
    marketingForms: marketingFormsFrom(read),
    autosOnShow: autosOnShowFrom(read),
    ukFinance: ukFinanceFrom(read),
    leads: leadsFrom(read, demo, problems),
    previewSecret: key('PREVIEW_SECRET', asSecret),
    studio: studioFrom(read, studio, port, problems, key('STUDIO_SECRET', asSecret)),
    logLevel: read('LOG_LEVEL', asLogLevel) ?? 'info',
    demo,
    generatedKeys: madeUp,
  };
  return problems.length === 0 ? { ok: true, settings } : { ok: false, problems };
}

type Read = <T>(name: string, check: Check<T>) => T | undefined;

function formBuilderFrom(read: Read): Settings['formBuilder'] {
  const address = read('FORM_BUILDER_URL', asAddress(['https:'], 'https://form.builder.example'));
  const apiUrl = read('FORM_BUILDER_API_URL', asAddress(['https:'], 'https://api.builder.example'));
  const apiKey = read('FORM_BUILDER_API_KEY', asKey);
  if (!address) return undefined;
  return { origin: new URL(address).origin, apiUrl: apiUrl ?? '', apiKey: apiKey ?? '' };
}

function marketingFormsFrom(read: Read): Settings['marketingForms'] {
  const script = read('MARKETING_FORMS_SCRIPT', asAddress(['https:'], 'https://js.forms.example/embed.js'));
  const portalId = read('MARKETING_FORMS_PORTAL_ID', asKey) ?? '';
  return script ? { script, portalId } : undefined;
}

function autosOnShowFrom(read: Read): Settings['autosOnShow'] {
  const url = read('AUTOSONSHOW_URL', asAddress(['https:', 'http:'], 'https://media.example/vehicles'));
  const apiKey = read('AUTOSONSHOW_API_KEY', asKey) ?? '';
  return url ? { url, apiKey } : undefined;
}

function ukFinanceFrom(read: Read): Settings['ukFinance'] {
  const url = read('CODEWEAVER_URL', asAddress(['https:', 'http:'], 'https://finance.example/api'));
  const apiKey = read('CODEWEAVER_API_KEY', asKey) ?? '';
  return url ? { url, apiKey } : undefined;
}

function studioFrom(
  read: Read,
  on: boolean,
  sitePort: number,
  problems: string[],
  secret: string | undefined,
): Settings['studio'] {
  const port = read('STUDIO_PORT', asPort) ?? (sitePort < LAST_PORT ? sitePort + 1 : sitePort - 1);
  const origin = read('STUDIO_ORIGIN', asOrigin);
  if (on && port === sitePort)
    problems.push(`STUDIO_PORT is ${port}, and so is PORT; give the studio another one`);
  return on ? { port, secret, origin } : undefined;
}

const FORMS_PER_MINUTE = 30;

function leadsFrom(read: Read, demo: boolean, problems: string[]): LeadSettings {
  const url = read('LEADS_WEBHOOK_URL', asAddress(['http:', 'https:'], 'https://crm.example/leads'));
  const secret = read('LEADS_WEBHOOK_SECRET', asSecret);
  if (url && !secret)
    problems.push('LEADS_WEBHOOK_SECRET is missing; the webhook needs it to know our letters');
  return {
    generalAddress: read('LEADS_EMAIL', asMailbox) ?? (demo ? 'leads@forecourt.example' : undefined),
    mailFrom: read('MAIL_FROM', asMailbox),
    webhook: url && secret ? { url, secret } : undefined,
    adfUrl: read('LEADS_ADF_URL', asAdfAddress),
    perMinute: read('LEADS_PER_MINUTE', asCount) ?? FORMS_PER_MINUTE,
    retryMs: read('DELIVERY_RETRY_MS', asCount),
    keepDays: read('LEADS_KEEP_DAYS', asCount),
  };
}

/** A problem goes on where the name of the variable ends. What may hold a password is never repeated. */
type Check<T> = (text: string, name: string) => { value: T } | { problem: string };

const LAST_PORT = 65535;

const asPort: Check<number> = (text, name) => {
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= LAST_PORT) return { value: port };
  return { problem: `is '${text}'; give a whole number from 1 to ${LAST_PORT}, for example ${name}=3000` };
};

const asCount: Check<number> = (text, name) => {
  if (/^[1-9]\d{0,8}$/.test(text)) return { value: Number(text) };
  return { problem: `is '${text}'; give a whole number from 1, for example ${name}=30` };
};

const asMailbox: Check<string> = (text, name) => {
  if (/^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text)) return { value: text };
  return {
    problem: `is not a mail address; give one without a name, for example ${name}=leads@dealer.example`,
  };
};

const asAdfAddress: Check<string> = (text, name) => {
  const mailbox = /^mailto:(.*)$/.exec(text)?.[1];
  if (mailbox === undefined) return asAddress(['http:', 'https:'], 'https://crm.example/adf')(text, name);
  const checked = asMailbox(mailbox, name);
  return 'value' in checked ? { value: text } : { problem: `${checked.problem}, behind mailto:` };
};

const asSwitch: Check<boolean> = (text) => {
  if (text === '1' || text === '0') return { value: text === '1' };
  return { problem: `is '${text}'; give 1 for the demo group's sites, or 0 for an installation of your own` };
};

const asOnOrOff: Check<boolean> = (text) => {
  if (text === '1' || text === '0') return { value: text === '1' };
  return {
    problem: `is '${text}'; give 1 for the sites with their content studio, or 0 for the sites alone`,
  };
};

/** An address without path: what a browser calls an origin. */
const asOrigin: Check<string> = (text, name) => {
  const url = URL.parse(text);
  if (url && ['http:', 'https:'].includes(url.protocol) && url.hostname) return { value: url.origin };
  return {
    problem: `is '${text}'; give the address at which editors open /admin, for example ${name}=https://studio.solvik.example`,
  };
};

const asLogLevel: Check<LogLevel> = (text) => {
  const level = logLevels.find((known) => known === text);
  return level ? { value: level } : { problem: `is '${text}'; give one of ${logLevels.join(', ')}` };
};

function asAddress(protocols: readonly string[], example: string): Check<string> {
  return (text, name) => {
    const url = URL.parse(text);
    if (url && protocols.includes(url.protocol) && url.hostname) return { value: text };
    const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ');
    return {
      problem: `is not an address beginning with ${beginnings}; give one, for example ${name}=${example}`,
    };
  };
}

const asDatabaseAddress: Check<string> = (text) => {
  const example = 'for example DATABASE_URL=postgres://user:password@localhost:5432/forecourt';
  const url = URL.parse(text);
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol)) {
    const hint = 'signs such as @, / and # in the password are written %40, %2F and %23';
    return { problem: `is not the address of a PostgreSQL database; give one, ${example} (${hint})` };
  }
  if (url.pathname.length < 2) return { problem: `names no database; add its name at the end, ${example}` };
  return { value: text };
};

const asKey: Check<string> = (text) => {
  if (/^[\x21-\x7e]+$/.test(text)) return { value: text };
  return { problem: 'has signs that cannot be sent in a header; give letters, digits and dashes only' };
};

const shortestSecret = 16;

const asSecret: Check<string> = (text) => {
  if (text.length >= shortestSecret) return { value: text };
  return { problem: `has ${text.length} characters; give at least ${shortestSecret}, hard to guess` };
};
