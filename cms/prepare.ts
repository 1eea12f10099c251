import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { progress } from '../scripts/progress.ts';
import { STUDIO_OWNER_KEY } from '../src/content/publishing/publish-ledger.ts';
import { migrateDatabase } from '../src/main/database.ts';
import { openPublishing } from '../src/main/publishing.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { loadForStudio } from './extensions/load-for-studio.ts';
import { provideExtensions } from './extensions/provided-extensions.ts';
import { ensureDemoPassword } from './seed/demo-password.ts';
import { readKnownStudio } from './seed/known-studio.ts';
import { readStudioSettings, requireSecrets, type StudioSettings } from './settings.ts';

/** Migrates the studio's tables and fills a new studio with what is public. Most starts find nothing to do. */
async function prepare(settings: StudioSettings, givenPassword: string | undefined): Promise<void> {
  // The studio's pages connect to tables that are up to date.
  await migrateDatabase(settings);
  const { published, facts, close } = await openPublishing(settings);
  try {
    if (await isPrepared(settings, await facts.read(STUDIO_OWNER_KEY))) {
      if (settings.demo && givenPassword) await ensureDemoPassword(settings, givenPassword);
      return;
    }
    if (settings.demo && (await published.latestRevision()) === 0)
      throw new OperatorError('The demo content is not there yet.', 'Run node scripts/load-demo.ts first.');
    // What is public may have blocks of extensions.
    provideExtensions(await loadForStudio(process.env, join(import.meta.dirname, '..'), console.error));
    // Loaded only now: it takes seconds.
    const { openStudio } = await import('./seed/open-studio.ts');
    const { importPublished: takeOver } = await import('./seed/import-published.ts');
    const { ensureDemoPeople } = await import('./seed/demo-people.ts');
    const payload = await openStudio(settings);
    await takeOver({
      payload,
      published,
      facts,
      demoPort: settings.demo ? settings.port : undefined,
      now: new Date(),
      progress: (steps) => progress('Studio', steps),
      ...(settings.demo && { alsoAdd: () => ensureDemoPeople(payload, givenPassword ?? generatePassword()) }),
    });
    // A studio that was there and only had tables to migrate kept its people and their passwords.
    if (settings.demo && givenPassword) await ensureDemoPeople(payload, givenPassword);
    await payload.destroy();
  } finally {
    await close();
  }
}

async function isPrepared(settings: StudioSettings, owner: string | undefined): Promise<boolean> {
  const known = await readKnownStudio(settings);
  if (known?.name === undefined || known.name !== owner) return false;
  const folder = join(import.meta.dirname, 'migrations', settings.databaseUrl ? 'postgres' : 'sqlite');
  const steps = (await readdir(folder)).filter((file) => /^\d.*\.ts$/.test(file));
  return steps.every((file) => known.migrations.includes(file.slice(0, -'.ts'.length)));
}

/** Printed once, because it is stored nowhere in plain text. */
function generatePassword(): string {
  const generated = randomBytes(9).toString('base64url');
  console.log(`  Password of the studio's demo accounts: ${generated}`);
  return generated;
}

try {
  const settings = readStudioSettings(process.env);
  requireSecrets(settings);
  await prepare(settings, process.env['STUDIO_DEMO_PASSWORD']?.trim() || undefined);
  process.exit(0);
} catch (problem) {
  if (problem instanceof OperatorError)
    console.error(`The studio cannot be prepared.\n  ${problem.message}\n  ${problem.hint}`);
  else console.error(problem);
  process.exit(1);
}
