import type { Payload } from 'payload';
import { findAccount } from '../accounts/account.ts';
import { forgetAttempts } from '../accounts/attempt-limits.ts';
import { verifyPassword } from '../accounts/verify-password.ts';
import { findRows } from '../publishing/payload-rows.ts';

/** Accounts that only the demo has, all with one password. */
export const demoPeople = [
  { email: 'admin@solvik.example', name: 'Agneta Ström', role: 'administrator', sites: [] },
  { email: 'redaktor@solvik.example', name: 'Rebecka Lund', role: 'editor', sites: ['solvik-se'] },
  { email: 'toimittaja@carstore.example', name: 'Tuomas Koskela', role: 'editor', sites: ['carstore-fi'] },
  { email: 'skribent@solvik.example', name: 'Sixten Berg', role: 'author', sites: ['solvik-se'] },
  { email: 'integritet@solvik.example', name: 'Ingrid Wik', role: 'privacy', sites: [] },
] as const;

/** Afterwards everybody of the demo signs in with this password, which the start prints. */
export async function ensureDemoPeople(payload: Payload, password: string): Promise<void> {
  const sites = await findRows(payload, 'sites', { select: { name: true } });
  for (const { sites: names, ...person } of demoPeople) {
    const account = await findAccount({ payload }, person.email);
    if (await verifyPassword(password, account)) continue;
    const own = sites.filter(({ name }) => (names as readonly unknown[]).includes(name)).map(({ id }) => id);
    const context = { seeding: true };
    if (account) {
      const data = { password } as never;
      await payload.update({ collection: 'users', id: account.id, data, context, depth: 0 });
      await forgetAttempts(payload, person.email);
    } else {
      const data = { ...person, password, sites: own } as never;
      await payload.create({ collection: 'users', data, context, depth: 0 });
    }
  }
}
