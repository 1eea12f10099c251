import { randomBytes } from 'node:crypto';
import { MIN_PASSWORD_LENGTH, passwordProblem } from '../cms/accounts/password-problem.ts';
import { readKnownStudio } from '../cms/seed/known-studio.ts';
import { readStudioSettings, requireSecrets, type StudioSettings } from '../cms/settings.ts';
import { OperatorError } from '../src/shared/platform/operator-error.ts';
import { runCommand } from './run-command.ts';

const usage = 'npm run studio:admin -- anna@dealer.example "Anna Berg"';

/**
 * Creates an administrator of the content studio, or resets the password of one. The studio's own page for the first
 * account is disabled, because whoever came first would own the sites.
 */
async function createAdministrator(): Promise<void> {
  const [email, name] = process.argv.slice(2);
  if (!email?.includes('@')) throw new OperatorError('No mail address is given.', `Say who: ${usage}`);
  const settings = readStudioSettings(process.env);
  requireSecrets(settings);
  await requirePreparedStudio(settings);
  const given = process.env['STUDIO_ADMIN_PASSWORD']?.trim();
  const password = given || randomBytes(12).toString('base64url');
  requireStrongPassword(password, email, name);
  // Loaded only now: it takes seconds.
  const { openStudio } = await import('../cms/seed/open-studio.ts');
  const { forgetAttempts } = await import('../cms/accounts/attempt-limits.ts');
  const { removeSecondFactor } = await import('../cms/accounts/second-factor-store.ts');
  const payload = await openStudio(settings);
  const known = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    limit: 1,
    depth: 0,
  });
  const [person] = known.docs;
  const data = { email, password, role: 'administrator', ...(name && { name }) };
  if (person) {
    await payload.update({ collection: 'users', id: person.id, data: data as never, depth: 0 });
    await forgetAttempts(payload, email);
    // Whoever works on the machine may let somebody in who has lost the telephone.
    await removeSecondFactor(payload, person.id);
  } else {
    await payload.create({ collection: 'users', data: { name: email, ...data } as never, depth: 0 });
  }
  console.log(`${person ? 'Let in again' : 'Made'}: ${email}, administrator of all sites.`);
  if (!given) console.log(`Password: ${password}`);
  await payload.destroy();
}

function requireStrongPassword(password: string, email: string, name: string | undefined): void {
  if (passwordProblem(password, { email, name }))
    throw new OperatorError(
      'STUDIO_ADMIN_PASSWORD is easy to guess.',
      `Give at least ${MIN_PASSWORD_LENGTH} characters that are no common password and no name, or none for a generated one.`,
    );
}

/** An import that is still running starts with no accounts, and would delete one created before. */
async function requirePreparedStudio(settings: StudioSettings): Promise<void> {
  if ((await readKnownStudio(settings))?.name) return;
  const where = settings.databaseUrl ? 'the database of DATABASE_URL' : `the folder ${settings.dataDir}`;
  throw new OperatorError(
    `There is no content studio in ${where} yet.`,
    'Run npm start first and wait until it prints the address of the studio. If it has, set the same DATA_DIR and DATABASE_URL here.',
  );
}

await runCommand(createAdministrator, 'No administrator was made.');
process.exit();
