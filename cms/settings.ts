import { randomBytes } from 'node:crypto';
import { parseEnvironment, type Settings } from '../src/shared/platform/env.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import type { Role } from './access/person.ts';

type Shared = Pick<
  Settings,
  | 'dataDir'
  | 'mediaBucket'
  | 'databaseUrl'
  | 'databasePoolSize'
  | 'port'
  | 'demo'
  | 'previewSecret'
  | 'smtpUrl'
  | 'release'
  | 'marketingForms'
>;

/** The studio's settings. It shares those of the sites, because it publishes into the same store. */
export type StudioSettings = Shared & {
  studioPort: number;
  studioHost: string;
  /** Signs the sessions of editors. */
  secret: string;
  mailFrom: string | undefined;
  /** The one address at which editors open the studio, if it has one. */
  origin: string | undefined;
  idleMinutes: number;
  sessionHours: number;
  /** Who must have a second factor. */
  secondFactorRoles: readonly Role[];
  auditDays: number;
};

type Environment = Readonly<Record<string, string | undefined>>;

export function readStudioSettings(env: Environment): StudioSettings {
  const parsed = parseEnvironment({ ...env, STUDIO: '1' }, processKey);
  if (!parsed.ok)
    throw new OperatorError(parsed.problems.join('\n  '), 'Correct these settings and start again.');
  const {
    dataDir,
    mediaBucket,
    databaseUrl,
    databasePoolSize,
    port,
    demo,
    previewSecret,
    smtpUrl,
    release,
    marketingForms,
    studio,
    leads,
  } = parsed.settings;
  return {
    ...{ dataDir, mediaBucket, databaseUrl, databasePoolSize, port, demo, previewSecret, smtpUrl, release },
    marketingForms,
    mailFrom: leads.mailFrom,
    studioPort: studio?.port ?? port + 1,
    studioHost: studio?.host ?? '127.0.0.1',
    origin: studio?.origin,
    idleMinutes: studio?.idleMinutes ?? 0,
    sessionHours: studio?.sessionHours ?? 0,
    secondFactorRoles: studio?.secondFactorRoles ?? [],
    auditDays: studio?.auditDays ?? 0,
    // Payload itself refuses to start without one.
    secret: studio?.secret ?? '',
  };
}

/** Outside the demo these are not generated, and the studio needs them. */
export function requireSecrets({ secret, previewSecret }: StudioSettings): void {
  const missing = [!secret && 'STUDIO_SECRET', !previewSecret && 'PREVIEW_SECRET'].filter(Boolean);
  if (missing.length === 0) return;
  throw new OperatorError(
    `The content studio needs ${missing.join(' and ')}: at least 16 characters each, hard to guess.`,
    'Set the same ones as for npm start, which docs/operations.md shows; openssl rand -hex 24 makes one.',
  );
}

const globals = globalThis as { forecourtStudioKey?: string };

// The studio's code is bundled several times; all copies must use the same generated key.
function processKey(): string {
  globals.forecourtStudioKey ??= randomBytes(24).toString('base64url');
  return globals.forecourtStudioKey;
}
