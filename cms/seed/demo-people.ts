import type { Payload } from 'payload';
import { findRows } from '../publishing/payload-rows.ts';

/** Accounts that only the demo has, all with one password. */
export const demoPeople = [
  { email: 'admin@solvik.example', name: 'Agneta Ström', role: 'administrator', sites: [] },
  { email: 'redaktor@solvik.example', name: 'Rebecka Lund', role: 'editor', sites: ['solvik-se'] },
  { email: 'toimittaja@carstore.example', name: 'Tuomas Koskela', role: 'editor', sites: ['carstore-fi'] },
  { email: 'skribent@solvik.example', name: 'Sixten Berg', role: 'author', sites: ['solvik-se'] },
] as const;

export async function addDemoPeople(payload: Payload, password: string): Promise<void> {
  const sites = await findRows(payload, 'sites', { select: { name: true } });
  for (const { sites: names, ...person } of demoPeople) {
    const own = sites.filter(({ name }) => (names as readonly unknown[]).includes(name)).map(({ id }) => id);
    await payload.create({
      collection: 'users',
      data: { ...person, password, sites: own } as never,
      context: { seeding: true },
      depth: 0,
    });
  }
}
