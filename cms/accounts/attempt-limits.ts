import type { Payload, PayloadRequest } from 'payload';
import { normaliseEmail } from './account.ts';
import { growingDelay, type Limit, type PastAttempts, withinWindow } from './attempt-delays.ts';
import { keyedHash } from './derive-key.ts';
import { SIGN_IN_ATTEMPTS } from './sign-in-attempts.ts';

const MINUTE_MS = 60 * 1000;
/** For how long an attempt counts. */
const REMEMBERED_MS = 24 * 60 * MINUTE_MS;

/** One person at one place. */
const perOrigin = growingDelay({ free: 5, longestMs: 60 * MINUTE_MS });
/** Guesses at one account from many places. */
const perAccount = growingDelay({ free: 20, longestMs: 10 * MINUTE_MS });
/** Guesses at many accounts from one place. */
const perAddress = withinWindow({ attempts: 30, windowMs: 10 * MINUTE_MS });

const outsideTransaction = {} as PayloadRequest;

/**
 * Where an attempt comes from. A device that has signed in before and a session that is open have their own counts, so
 * that strangers cannot lock their owner out.
 */
export type AttemptOrigin =
  | { kind: 'address'; address: string | undefined }
  | { kind: 'device'; id: string }
  | { kind: 'session' }
  /** A code of the second factor, sent with the right password. */
  | { kind: 'code' };

export type Attempt = {
  /** Until when attempts like this one are refused, whatever they carry. */
  lockedUntil: Date | undefined;
  /** The password was right: the refusals of this origin before it are forgotten. */
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
  { email, origin, now }: { email: string; origin: AttemptOrigin; now: Date },
): Promise<Attempt> {
  const counters = countersOf(payload, email, origin);
  const rows: number[] = [];
  for (const { key } of counters) rows.push(await add(payload, key, now));
  const locks = await Promise.all(
    counters.map(async ({ key, limit }) => limit(await findOthers(payload, key, rows, now), now)),
  );
  const lockedUntil = latest(locks);
  const withdraw = () => remove(payload, { id: { in: rows } });
  if (lockedUntil) await withdraw();
  return {
    lockedUntil,
    withdraw,
    succeed: () => remove(payload, { or: [{ id: { in: rows } }, { key: { equals: counters[0]?.key } }] }),
  };
}

/** Lets somebody try again, wherever the attempts came from. */
export function forgetAttempts(payload: Payload, email: string): Promise<void> {
  return remove(payload, { key: { like: accountKey(payload, email) } });
}

export function deleteOldAttempts(payload: Payload, now: Date): Promise<void> {
  return remove(payload, { createdAt: { less_than: new Date(now.getTime() - REMEMBERED_MS).toISOString() } });
}

type Counter = { key: string; limit: Limit };

/** The first one is the origin's own. */
function countersOf(payload: Payload, email: string, origin: AttemptOrigin): Counter[] {
  const account = accountKey(payload, email);
  const own = (name: string): Counter => ({ key: `${account}/${hash(payload, name)}`, limit: perOrigin });
  switch (origin.kind) {
    case 'device':
      return [own(`device ${origin.id}`)];
    case 'session':
    case 'code':
      return [own(origin.kind)];
    case 'address': {
      const { address } = origin;
      const everyAccount = { key: hash(payload, `address ${address}`), limit: perAddress };
      return [
        own(`address ${address ?? 'unknown'}`),
        { key: account, limit: perAccount },
        ...(address ? [everyAccount] : []),
      ];
    }
  }
}

function accountKey(payload: Payload, email: string): string {
  return hash(payload, `account ${normaliseEmail(email)}`);
}

function hash({ secret }: Payload, text: string): string {
  return keyedHash(secret, 'sign-in attempts', text);
}

async function add(payload: Payload, key: string, now: Date): Promise<number> {
  const at = now.toISOString();
  const data = { key, createdAt: at, updatedAt: at };
  const row = await payload.db.create({ collection: SIGN_IN_ATTEMPTS, data, req: outsideTransaction });
  return (row as { id: number }).id;
}

async function findOthers(
  payload: Payload,
  key: string,
  own: readonly number[],
  now: Date,
): Promise<PastAttempts> {
  const since = new Date(now.getTime() - REMEMBERED_MS).toISOString();
  const where = {
    and: [{ key: { equals: key } }, { createdAt: { greater_than: since } }, { id: { not_in: [...own] } }],
  };
  const { docs } = await payload.db.find<{ createdAt: string }>({
    collection: SIGN_IN_ATTEMPTS,
    where,
    sort: '-createdAt',
    limit: 100,
    pagination: false,
    req: outsideTransaction,
  });
  return docs.map(({ createdAt }) => new Date(createdAt));
}

function latest(dates: readonly (Date | undefined)[]): Date | undefined {
  return dates
    .filter((date) => date !== undefined)
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(-1);
}

async function remove(payload: Payload, where: object): Promise<void> {
  const args = { collection: SIGN_IN_ATTEMPTS, where, req: outsideTransaction };
  await payload.db.deleteMany(args as Parameters<Payload['db']['deleteMany']>[0]);
}
