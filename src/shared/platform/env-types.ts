import { isIP } from 'node:net';
import { z } from 'zod';
import { type EncryptionKey, KEY_BYTES, parseEncryptionKeys } from './key-ring.ts';
import { logLevels } from './log.ts';

// A message continues the variable's name; $NAME in it is replaced by the name. What may hold a password is not repeated.

const LAST_PORT = 65535;
const MIN_SECRET_LENGTH = 16;

export const text = z.string();

export const port = z
  .string()
  .refine((value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= LAST_PORT, {
    error: ({ input }) => `is '${input}'; give a whole number from 1 to ${LAST_PORT}, for example $NAME=3000`,
  })
  .transform(Number);

export const count = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, {
    error: ({ input }) => `is '${input}'; give a whole number from 1, for example $NAME=30`,
  })
  .transform(Number);

export const countOrZero = z
  .string()
  .regex(/^\d{1,9}$/, {
    error: ({ input }) => `is '${input}'; give a whole number from 0, for example $NAME=30`,
  })
  .transform(Number);

export const percent = z
  .string()
  .refine((value) => /^\d{1,3}(\.\d+)?$/.test(value) && Number(value) <= 100, {
    error: ({ input }) => `is '${input}'; give a number from 0 (none) to 100 (all), for example $NAME=10`,
  })
  .transform(Number);

/** As AVIF encoders count it. */
export const effort = z
  .string()
  .regex(/^\d$/, { error: ({ input }) => `is '${input}'; give a digit from 0 (fast) to 9 (small)` })
  .transform(Number);

export function oneOrZero(meaning: string) {
  return z
    .enum(['0', '1'], { error: ({ input }) => `is '${input}'; give ${meaning}` })
    .transform((value) => value === '1');
}

export function oneOf<const Values extends readonly string[]>(values: Values) {
  return z.enum(values, { error: ({ input }) => `is '${input}'; give one of ${values.join(', ')}` });
}

export const logLevel = oneOf(logLevels);

/** What a process of the server can do; the studio is a program of its own. */
export const processRoles = ['sites', 'worker'] as const;

export const roles = z
  .string()
  .transform((value) => value.split(',').map((each) => each.trim()))
  .pipe(
    z.array(
      z.enum(processRoles, {
        error: ({ input }) => `names '${input}'; give sites, worker, or both with a comma between them`,
      }),
    ),
  );

/** Who works in the content studio. */
const studioRoles = ['administrator', 'editor', 'author'] as const;

export const studioRoleList = z
  .string()
  .transform((value) => value.split(',').map((each) => each.trim()))
  .pipe(
    z.array(
      z.enum(studioRoles, {
        error: ({ input }) => `names '${input}'; give some of ${studioRoles.join(', ')}, with commas between`,
      }),
    ),
  );

export const apiKey = z
  .string()
  .regex(
    /^[\x21-\x7e]+$/,
    'has characters that cannot be sent in a header; give letters, digits and dashes only',
  );

export const secret = z.string().min(MIN_SECRET_LENGTH, {
  error: ({ input }) =>
    `has ${String(input).length} characters; give at least ${MIN_SECRET_LENGTH}, hard to guess`,
});

/** The first encrypts, all decrypt. */
export const encryptionKeys = z.string().transform((value, context): [EncryptionKey, ...EncryptionKey[]] => {
  const keys = parseEncryptionKeys(value);
  if (keys) return keys;
  const message = `is not a list of keys; give id:key, the key being ${KEY_BYTES} random bytes in base64, older ones after a comma, for example $NAME=2026:$(openssl rand -base64 ${KEY_BYTES})`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

export const mailbox = z
  .string()
  .refine(
    isMailbox,
    'is not a mail address; give one without a name, for example $NAME=leads@dealer.example',
  );

export function url(protocols: readonly string[], example: string) {
  const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return z
    .string()
    .refine(
      (value) => isUrl(value, protocols),
      `is not an address beginning with ${beginnings}; give one, for example $NAME=${example}`,
    );
}

/** One or more, with commas between them. */
export function urls(protocols: readonly string[], example: string) {
  return z
    .string()
    .transform((value) => value.split(',').map((each) => each.trim()))
    .pipe(z.array(url(protocols, example)));
}

/** With commas between them. */
export const names = z.string().transform((value) =>
  value
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean),
);

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal'];

/** Addresses and networks (CIDR) with commas between them, or the names of private networks. */
export const proxies = z
  .string()
  .transform((value) => value.split(',').map((each) => each.trim()))
  .refine((values) => values.every(isNetwork), {
    error:
      'is not a list of addresses; give those of your proxies, for example $NAME=loopback,10.0.0.0/8 (loopback, linklocal and uniquelocal are names of networks)',
  });

function isNetwork(value: string): boolean {
  if (namedNetworks.includes(value)) return true;
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  const widest = version === 4 ? 32 : 128;
  return (
    version !== 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= widest))
  );
}

/** Names of hosts, addresses and networks (CIDR), with commas between them. */
export const hostsAndNetworks = z
  .string()
  .transform((value) => value.split(',').map((each) => each.trim()))
  .refine((values) => values.every((value) => isNetwork(value) || isHostName(value)), {
    error:
      'is not a list of hosts and networks; give those of your own, for example $NAME=dms.internal,10.20.0.0/16',
  });

function isHostName(value: string): boolean {
  // A number alone would be an address in another spelling.
  return /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/i.test(value) && /[a-z]/i.test(value) && value.length <= 253;
}

export const ports = z
  .string()
  .transform((value) => value.split(',').map((each) => each.trim()))
  .pipe(z.array(port));

/** Without a path: what a browser calls an origin. */
export const origin = z
  .string()
  .refine((value) => isUrl(value, ['http:', 'https:']), {
    error: ({ input }) =>
      `is '${input}'; give the address at which editors open /admin, for example $NAME=https://studio.solvik.example`,
  })
  .transform((value) => new URL(value).origin);

/** An address to post to, or mailto: and a mailbox. */
export const urlOrMailto = z.string().check((context) => {
  const { value, issues } = context;
  const isMail = value.startsWith('mailto:');
  const schema = isMail ? mailbox : url(['http:', 'https:'], 'https://crm.example/adf');
  const [problem] = schema.safeParse(isMail ? value.slice('mailto:'.length) : value).error?.issues ?? [];
  if (problem)
    issues.push({
      code: 'custom',
      input: value,
      message: `${problem.message}${isMail ? ', behind mailto:' : ''}`,
    });
});

const databaseExample = 'for example $NAME=postgres://user:password@localhost:5432/forecourt';

export const databaseUrl = z
  .string()
  .refine((value) => ['postgres:', 'postgresql:'].includes(URL.parse(value)?.protocol ?? ''), {
    abort: true,
    error: `is not the address of a PostgreSQL database; give one, ${databaseExample} (characters such as @, / and # in the password are written %40, %2F and %23)`,
  })
  .refine(
    (value) => (URL.parse(value)?.pathname.length ?? 0) > 1,
    `names no database; add its name at the end, ${databaseExample}`,
  );

function isMailbox(value: string): boolean {
  return /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(value);
}

function isUrl(value: string, protocols: readonly string[]): boolean {
  const parsed = URL.parse(value);
  return parsed !== null && protocols.includes(parsed.protocol) && parsed.hostname !== '';
}
