import type { Payload, PayloadRequest } from 'payload';
import { normaliseEmail } from './account.ts';
import { keyedHash } from './derive-key.ts';
import { SIGN_IN_ATTEMPTS } from './sign-in-attempts.ts';

const WINDOW_MS = 10 * 60 * 1000;
const PER_ACCOUNT = 5;
const PER_ADDRESS = 30;

const outsideTransaction = {} as PayloadRequest;

export type Attempt = {
  isAllowed: boolean;
  /** The password was right: the refusals before it are forgotten. */
  succeed: () => Promise<void>;
  /** Neither right nor wrong yet. */
  withdraw: () => Promise<void>;
};

/**
 * Counts an attempt before it is judged, so that a hundred at the same time are still only five. Accounts that do not
 * exist are counted and locked like the others. What comes while locked does not prolong it.
 */
export async function beginAttempt(
  payload: Payload,
  { email, address, now }: { email: string; address: string | undefined; now: Date },
): Promise<Attempt> {
  const account = accountKey(payload, email);
  const rows = [await add(payload, account, now)];
  if (address) rows.push(await add(payload, addressKey(payload, address), now));
  const counts = await Promise.all([
    count(payload, account, now),
    address ? count(payload, addressKey(payload, address), now) : 0,
  ]);
  const isAllowed = counts[0] <= PER_ACCOUNT && counts[1] <= PER_ADDRESS;
  const withdraw = () => remove(payload, { id: { in: rows } });
  if (!isAllowed) await withdraw();
  return {
    isAllowed,
    withdraw,
    succeed: () => remove(payload, { or: [{ id: { in: rows } }, { key: { equals: account } }] }),
  };
}

/** An administrator lets somebody try again. */
export function forgetAttempts(payload: Payload, email: string): Promise<void> {
  return remove(payload, { key: { equals: accountKey(payload, email) } });
}

export function deleteOldAttempts(payload: Payload, now: Date): Promise<void> {
  return remove(payload, { createdAt: { less_than: new Date(now.getTime() - WINDOW_MS).toISOString() } });
}

function accountKey({ secret }: Payload, email: string): string {
  return keyedHash(secret, 'sign-in attempts', `account ${normaliseEmail(email)}`);
}

function addressKey({ secret }: Payload, address: string): string {
  return keyedHash(secret, 'sign-in attempts', `address ${address}`);
}

async function add(payload: Payload, key: string, now: Date): Promise<number> {
  const at = now.toISOString();
  const data = { key, createdAt: at, updatedAt: at };
  const row = await payload.db.create({ collection: SIGN_IN_ATTEMPTS, data, req: outsideTransaction });
  return (row as { id: number }).id;
}

async function count(payload: Payload, key: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - WINDOW_MS).toISOString();
  const where = { and: [{ key: { equals: key } }, { createdAt: { greater_than: since } }] };
  return (await payload.db.count({ collection: SIGN_IN_ATTEMPTS, where, req: outsideTransaction })).totalDocs;
}

async function remove(payload: Payload, where: object): Promise<void> {
  const args = { collection: SIGN_IN_ATTEMPTS, where, req: outsideTransaction };
  await payload.db.deleteMany(args as Parameters<Payload['db']['deleteMany']>[0]);
}
