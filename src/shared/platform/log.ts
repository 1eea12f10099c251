import { type DestinationStream, pino, stdTimeFunctions } from 'pino';
import { currentRequest } from './request-scope.ts';

export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The code is what an operator greps for, such as SECTION_FAILED; `error` takes whatever was caught. */
export type LogFields = {
  code: string;
  site?: string | undefined;
  path?: string | undefined;
  error?: unknown;
  [fact: string]: unknown;
};

/** One line of JSON per call, without personal data; it names the request that it belongs to. */
export interface Log {
  info(facts: LogFields, message: string): void;
  warn(facts: LogFields, message: string): void;
  error(facts: LogFields, message: string): void;
}

export function createLog(settings: { level: LogLevel; destination?: DestinationStream | undefined }): Log {
  const options = {
    level: settings.level,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    mixin: () => ({ ...currentRequest() }),
    formatters: { level: (label: string) => ({ level: label === 'warn' ? 'warning' : label }) },
  };
  const lines = settings.destination ? pino(options, settings.destination) : pino(options);
  return {
    info: (facts, message) => lines.info(withoutPersonalData(facts), cleanText(message)),
    warn: (facts, message) => lines.warn(withoutPersonalData(facts), cleanText(message)),
    error: (facts, message) => lines.error(withoutPersonalData(facts), cleanText(message)),
  };
}

const removed = '[removed]';
const depthLimit = 6;

// Compared without case, dashes and underscores: firstName, first_name and First-Name are one.
const personalKeys = new Set(
  `name firstname lastname fullname givenname familyname surname customername contactname
   mobile tel street streetaddress postaladdress birthdate dateofbirth personalnumber ssn
   ip remoteaddress xforwardedfor authorization otp onetimecode`.split(/\s+/),
);
const personalEndings = /(email|mail|phone|phonenumber|password|secret|token|apikey|cookie|cookies)$/;
const addressKeys = new Set(['path', 'url', 'href', 'location', 'referer', 'referrer', 'originalurl']);
const queryKeys = new Set(['query', 'querystring', 'search', 'searchparams']);

type Facts = Record<string, unknown>;

function withoutPersonalData(facts: Facts, depth = 0): Facts {
  return Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, clean(key, value, depth)]));
}

function clean(key: string, value: unknown, depth: number): unknown {
  const plainKey = key.toLowerCase().replace(/[-_]/g, '');
  if (value === undefined || value === null) return value;
  if (personalKeys.has(plainKey) || queryKeys.has(plainKey) || personalEndings.test(plainKey)) return removed;
  if (typeof value === 'string')
    return addressKeys.has(plainKey) ? cleanText(pathOnly(value)) : cleanText(value);
  if (value instanceof Error) return cleanError(value, depth);
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value instanceof Date) return value;
  if (depth >= depthLimit) return '[deeper]';
  if (Array.isArray(value)) return value.map((item) => clean(key, item, depth + 1));
  return withoutPersonalData(value as Facts, depth + 1);
}

function cleanError(error: Error, depth: number): Facts {
  const { cause } = error;
  return {
    type: error.constructor.name,
    message: cleanText(error.message),
    ...('code' in error && { code: error.code }),
    ...(error.stack && { stack: cleanText(error.stack) }),
    ...(cause !== undefined && depth < depthLimit && { cause: clean('cause', cause, depth + 1) }),
  };
}

// Messages of libraries quote what they were given: mail addresses, addresses with what was typed. The lengths are
// bounded, because a visitor's text of many kilobytes would otherwise be searched anew from each of its letters.
function cleanText(text: string): string {
  const withoutMail = text.includes('@')
    ? text.replace(/[^\s@<>"'(=]{1,64}@[^\s@<>"')]{1,253}\.[a-z]{2,}/gi, removed)
    : text;
  return withoutMail.replace(/(https?:\/\/[^\s?#"']{1,500})[?#][^\s"')]*/gi, '$1');
}

function pathOnly(address: string): string {
  return address.replace(/[?#].*$/s, '');
}
