import { pbkdf2, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { Account } from './account.ts';

const derive = promisify(pbkdf2);

/** How Payload hashes; the older way is replaced at the next sign-in. */
const current = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, bytes: 32 };
const older = { prefix: '', iterations: 25_000, bytes: 512 };

const unknown = { salt: '0'.repeat(64), hash: `${current.prefix}${'0'.repeat(64)}` };

/** For an account that does not exist the same work is done, so that the time of the answer does not tell. */
export async function verifyPassword(password: string, account: Account | undefined): Promise<boolean> {
  const hash = account?.hash ?? unknown.hash;
  const { prefix, iterations, bytes } = hash.startsWith(current.prefix) ? current : older;
  const derived = await derive(password, account?.salt ?? unknown.salt, iterations, bytes, 'sha256');
  const stored = Buffer.from(hash.slice(prefix.length), 'hex');
  const isSame = stored.length === derived.length && timingSafeEqual(stored, derived);
  return isSame && Boolean(account?.hash && account.salt);
}
