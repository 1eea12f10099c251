import { verifyPassword } from '../accounts/verify-password.ts';
import type { StudioSettings } from '../settings.ts';
import { demoPeople } from './demo-people.ts';
import { readKnownAccounts } from './known-studio.ts';

/** Makes the printed password one that works, also when it was another at the start before. */
export async function ensureDemoPassword(settings: StudioSettings, password: string): Promise<void> {
  const accounts = await readKnownAccounts(settings);
  const holds = await Promise.all(
    demoPeople.map(({ email }) =>
      verifyPassword(
        password,
        accounts.find((known) => known.email === email),
      ),
    ),
  );
  if (holds.every(Boolean)) return;
  // Loaded only now: it takes seconds.
  const { openStudio } = await import('./open-studio.ts');
  const { ensureDemoPeople } = await import('./demo-people.ts');
  const payload = await openStudio(settings);
  await ensureDemoPeople(payload, password);
  await payload.destroy();
}
