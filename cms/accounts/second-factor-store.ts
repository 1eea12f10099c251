import type { Payload, PayloadRequest } from 'payload';
import { decryptSecret, encryptSecret } from './encrypt-secret.ts';
import { generateRecoveryCodes, hashRecoveryCode } from './recovery-codes.ts';
import { SECOND_FACTORS } from './second-factors.ts';
import { findTimeStep, generateSecret } from './totp.ts';
import { USED_CODES } from './used-codes.ts';

/** What is known of the authenticator app of an account. */
export type SecondFactor = {
  id: number;
  secret: string;
  /** Until the first code has been typed it is not asked for. */
  isConfirmed: boolean;
  recoveryHashes: readonly string[];
};

type Id = number | string;
type StoredFactor = { id: number; secret: string; confirmedAt?: string | null; recoveryCodes?: unknown };

// Accepted codes must stay used whatever becomes of the request, on both databases alike.
const outsideTransaction = {} as PayloadRequest;

export async function findSecondFactor(payload: Payload, account: Id): Promise<SecondFactor | undefined> {
  const row = await payload.db.findOne<StoredFactor>({
    collection: SECOND_FACTORS,
    where: { account: { equals: String(account) } },
  });
  if (!row) return undefined;
  return {
    id: row.id,
    // Unreadable after the studio got another secret: then no code is right, and an administrator resets it.
    secret: decryptSecret(payload.secret, String(account), row.secret) ?? '',
    isConfirmed: Boolean(row.confirmedAt),
    recoveryHashes: Array.isArray(row.recoveryCodes) ? row.recoveryCodes.map(String) : [],
  };
}

/** A new secret that counts from its first code on; one that waits for it is shown again. */
export async function startSecondFactor(payload: Payload, account: Id): Promise<SecondFactor> {
  const waiting = await findSecondFactor(payload, account);
  if (waiting?.secret) return waiting;
  if (waiting) await removeSecondFactor(payload, account);
  const secret = encryptSecret(payload.secret, String(account), generateSecret());
  try {
    await payload.db.create({
      collection: SECOND_FACTORS,
      data: { account: String(account), secret },
      req: outsideTransaction,
    });
  } catch (error) {
    // Two requests at the same time: both get the secret of the first.
    const first = await findSecondFactor(payload, account);
    if (!first) throw error;
    return first;
  }
  return (await findSecondFactor(payload, account)) as SecondFactor;
}

/** From now on a code is asked for. The recovery codes are shown once. */
export async function confirmSecondFactor(
  payload: Payload,
  account: Id,
  factor: SecondFactor,
  now: Date,
): Promise<string[]> {
  const { codes, hashes } = generateRecoveryCodes(payload.secret);
  await forgetUsedCodes(payload, account);
  await payload.db.updateOne({
    collection: SECOND_FACTORS,
    id: factor.id,
    data: { confirmedAt: now.toISOString(), recoveryCodes: hashes },
    req: outsideTransaction,
    returning: false,
  });
  return codes;
}

export async function removeSecondFactor(payload: Payload, account: Id): Promise<void> {
  const where = { account: { equals: String(account) } };
  await payload.db.deleteMany({ collection: SECOND_FACTORS, where, req: outsideTransaction });
  await payload.db.deleteMany({ collection: USED_CODES, where, req: outsideTransaction });
}

export type AcceptedCode = 'app' | 'recovery code';

/** Accepts a code of the app or a recovery code, each only once. */
export async function acceptCode(
  payload: Payload,
  account: Id,
  { secret, recoveryHashes }: SecondFactor,
  code: string,
  now: Date,
): Promise<AcceptedCode | undefined> {
  const typed = code.trim();
  const step = secret ? findTimeStep(secret, typed.replace(/\s/g, ''), now) : undefined;
  if (step !== undefined) return (await use(payload, account, `step ${step}`)) ? 'app' : undefined;
  const hash = hashRecoveryCode(payload.secret, typed);
  if (!recoveryHashes.includes(hash)) return undefined;
  return (await use(payload, account, `recovery ${hash}`)) ? 'recovery code' : undefined;
}

export async function countRecoveryCodes(
  payload: Payload,
  account: Id,
  { recoveryHashes }: SecondFactor,
): Promise<number> {
  const codes = recoveryHashes.map((hash) => usedCode(account, `recovery ${hash}`));
  const where = { code: { in: codes } };
  const { totalDocs } = await payload.db.count({ collection: USED_CODES, where, req: outsideTransaction });
  return recoveryHashes.length - totalDocs;
}

function usedCode(account: Id, code: string): string {
  return `${account} ${code}`;
}

async function use(payload: Payload, account: Id, code: string): Promise<boolean> {
  const data = { code: usedCode(account, code), account: String(account) };
  try {
    await payload.db.create({ collection: USED_CODES, data, req: outsideTransaction });
    return true;
  } catch (error) {
    const where = { code: { equals: data.code } };
    if (await payload.db.findOne({ collection: USED_CODES, where })) return false;
    throw error;
  }
}

/** Recovery codes of before; a step of time stays used. */
async function forgetUsedCodes(payload: Payload, account: Id): Promise<void> {
  const where = {
    and: [{ account: { equals: String(account) } }, { code: { like: `${account} recovery` } }],
  };
  await payload.db.deleteMany({ collection: USED_CODES, where, req: outsideTransaction });
}
