import type { PayloadRequest } from 'payload';
import { type Account, findAccountById } from './account.ts';

/** Ends the sessions of an account, all or all but one; returns how many were ended. */
export async function endSessions(
  req: PayloadRequest,
  account: Account['id'],
  exceptFor?: string,
): Promise<number> {
  const stored = await req.payload.db.findOne<Account>({
    collection: 'users',
    where: { id: { equals: account } },
    req,
  });
  const sessions = stored?.sessions ?? [];
  const left = sessions.filter(({ id }) => id === exceptFor);
  if (left.length < sessions.length)
    await req.payload.db.updateOne({
      collection: 'users',
      id: account,
      // Payload would otherwise count this as a change of the account.
      data: { sessions: left, updatedAt: null },
      req,
      returning: false,
    });
  return sessions.length - left.length;
}

/** The session that a request was sent in. */
export function currentSession(req: PayloadRequest): string | undefined {
  return (req.user as { _sid?: string } | null)?._sid;
}

export async function signedInAccount(req: PayloadRequest): Promise<Account | undefined> {
  return req.user?.collection === 'users' ? findAccountById(req, req.user.id) : undefined;
}
