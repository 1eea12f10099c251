import { openStudioPrivacy, type StudioPrivacy } from '../../src/main/studio-privacy.ts';
import { parseEnvironment } from '../../src/shared/platform/env.ts';
import { OperatorError } from '../../src/shared/platform/operator-error.ts';
import type { StudioSettings } from '../settings.ts';

type Opened = { privacy: Promise<StudioPrivacy>; of: string };

// The studio's code is bundled several times; all copies share one connection.
const globals = globalThis as { forecourtPrivacy?: Opened };

/** What is kept about people, opened at the first call; a database that is down is tried again with the next. */
export function privacyInstance(settings: StudioSettings): Promise<StudioPrivacy> {
  const of = settings.databaseUrl ?? settings.dataDir;
  if (globals.forecourtPrivacy?.of === of) return globals.forecourtPrivacy.privacy;
  const privacy = open(settings).catch((problem: unknown) => {
    delete globals.forecourtPrivacy;
    throw problem;
  });
  globals.forecourtPrivacy = { privacy, of };
  return privacy;
}

function open({ dataDir, databaseUrl, demo }: StudioSettings): Promise<StudioPrivacy> {
  const parsed = parseEnvironment(process.env);
  if (!parsed.ok)
    throw new OperatorError(parsed.problems.join('\n  '), 'Correct these settings and start again.');
  return openStudioPrivacy({ ...parsed.settings, dataDir, databaseUrl, demo });
}
