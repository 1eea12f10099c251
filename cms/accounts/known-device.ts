import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { PayloadRequest } from 'payload';
import type { Account } from './account.ts';
import { keyedHash } from './derive-key.ts';

const COOKIE = 'studio-device';
const VALID_DAYS = 180;
const DAY_MS = 24 * 60 * 60 * 1000;
/** People who share a computer. */
const ACCOUNTS_PER_BROWSER = 4;

/**
 * A browser that has signed in to an account carries a token for it. It opens nothing by itself: its attempts are
 * counted apart from those of strangers. A new password makes it void.
 */
export function findKnownDevice(
  req: PayloadRequest,
  account: Account | undefined,
  now: Date,
): string | undefined {
  for (const token of tokensOf(req)) {
    const [id = '', issued = '', signature = ''] = token.split('.');
    const isFresh = now.getTime() - Number.parseInt(issued, 36) < VALID_DAYS * DAY_MS;
    if (isSame(signature, sign(req, account, id, issued)) && isFresh && account) return id;
  }
  return undefined;
}

export function knownDeviceCookie(req: PayloadRequest, account: Account, now: Date): string {
  const id = findKnownDevice(req, account, now) ?? randomBytes(12).toString('base64url');
  const issued = now.getTime().toString(36);
  const token = `${id}.${issued}.${sign(req, account, id, issued)}`;
  const others = tokensOf(req).filter((other) => !other.startsWith(`${id}.`));
  const { cookies } = req.payload.collections['users']?.config.auth ?? {};
  const secure = cookies?.secure ? '; Secure' : '';
  const tokens = [token, ...others].slice(0, ACCOUNTS_PER_BROWSER).join('~');
  return `${COOKIE}=${tokens}; Path=/admin; Max-Age=${VALID_DAYS * 24 * 60 * 60}; HttpOnly; SameSite=Strict${secure}`;
}

function tokensOf({ headers }: PayloadRequest): string[] {
  const [, value = ''] =
    new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w.~-]{1,1000})(?:;|$)`).exec(headers.get('cookie') ?? '') ?? [];
  return value ? value.split('~').slice(0, ACCOUNTS_PER_BROWSER) : [];
}

function sign({ payload }: PayloadRequest, account: Account | undefined, id: string, issued: string): string {
  const { id: accountId, salt } = account ?? { id: 'unknown', salt: '' };
  return keyedHash(payload.secret, 'known device', `${accountId} ${salt} ${id} ${issued}`);
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
