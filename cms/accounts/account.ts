import type { PayloadRequest } from 'payload';
import type { Role } from '../access/person.ts';

/** An account as it is stored, with what never leaves the studio. */
export type Account = {
  id: number | string;
  email: string;
  name?: string;
  role?: Role;
  hash?: string | null;
  salt?: string | null;
  sessions?: { id: string; createdAt?: string | Date; expiresAt: string | Date }[] | null;
};

export async function findAccount(
  { payload }: Pick<PayloadRequest, 'payload'>,
  email: string,
): Promise<Account | undefined> {
  const where = { email: { equals: normaliseEmail(email) } };
  return (await payload.db.findOne<Account>({ collection: 'users', where })) ?? undefined;
}

export async function findAccountById(
  { payload }: Pick<PayloadRequest, 'payload'>,
  id: unknown,
): Promise<Account | undefined> {
  const where = { id: { equals: id } };
  return (await payload.db.findOne<Account>({ collection: 'users', where })) ?? undefined;
}

export function normaliseEmail(email: string): string {
  return email.toLowerCase().trim();
}
