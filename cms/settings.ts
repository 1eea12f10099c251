import { randomBytes } from 'node:crypto';
import { parseEnvironment, type Settings } from '../src/platform/env.ts';
import { OperatorError } from '../src/platform/operator-error.ts';

type Shared = Pick<Settings, 'dataDir' | 'databaseUrl' | 'port' | 'demo' | 'previewSecret' | 'smtpUrl'>;

/** What the studio is told from outside. It shares the site's own settings, for it publishes into the same store. */
export type StudioSettings = Shared & {
  studioPort: number;
  /** Seals the sessions of editors. */
  secret: string;
  mailFrom: string | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

export function readStudioSettings(env: Environment): StudioSettings {
  const reading = parseEnvironment({ ...env, STUDIO: '1' }, keyOfThisProcess);
  if (!reading.ok)
    throw new OperatorError(reading.problems.join('\n  '), 'Mend these settings and start again.');
  const { dataDir, databaseUrl, port, demo, previewSecret, smtpUrl, studio, leads } = reading.settings;
  return {
    dataDir,
    databaseUrl,
    port,
    demo,
    previewSecret,
    smtpUrl,
    mailFrom: leads.mailFrom,
    studioPort: studio?.port ?? port + 1,
    // Payload itself refuses to start without one.
    secret: studio?.secret ?? '',
  };
}

const kept = globalThis as { forecourtStudioKey?: string };

// The studio's code is bundled several times over; all of it must agree on what was made up.
function keyOfThisProcess(): string {
  kept.forecourtStudioKey ??= randomBytes(24).toString('base64url');
  return kept.forecourtStudioKey;
}
