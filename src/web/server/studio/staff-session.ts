import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { StaffSession, StaffSessionResult, StaffUser } from '../../../shared/platform/staff-session.ts';

const TIMEOUT_MS = 3000;
/** Whoever signs out, or loses a site, may go on for so long. */
const CACHE_MS = 20_000;
const MAX_CACHED = 500;

/** Asks the studio, which alone can read its own sessions, at its address on this machine. */
export function createStaffSession(studioAddress: string, fetchUrl: typeof fetch = fetch): StaffSession {
  const cache = new LRUCache<string, Promise<StaffSessionResult>>({ max: MAX_CACHED, ttl: CACHE_MS });
  return async (cookieHeader) => {
    const token = sessionToken(cookieHeader);
    if (!token) return { state: 'signed out' };
    const key = createHash('sha256').update(token).digest('base64');
    const cached = cache.get(key);
    if (cached) return cached;
    const fetched = fetchSession(studioAddress, token, fetchUrl);
    cache.set(key, fetched);
    const result = await fetched;
    // The next request tries again.
    if (result.state !== 'signed in') cache.delete(key);
    return result;
  };
}

/** Payload's cookie; the others are none of the studio's business here. */
function sessionToken(cookieHeader = ''): string | undefined {
  return /(?:^|;\s*)payload-token=([\w.-]+)/.exec(cookieHeader)?.[1];
}

const query = new URLSearchParams({
  depth: '1',
  'select[name]': 'true',
  'select[email]': 'true',
  'select[role]': 'true',
  'select[sites]': 'true',
  'populate[sites][name]': 'true',
});

const meResponse = z.object({
  user: z
    .object({
      id: z.union([z.string(), z.number()]).transform(String),
      name: z.string().nullish(),
      email: z.string().nullish(),
      role: z.enum(['administrator', 'editor', 'author']),
      sites: z.array(z.unknown()).nullish(),
    })
    .nullable(),
});

const populatedSite = z.object({ name: z.string() });

async function fetchSession(
  address: string,
  token: string,
  fetchUrl: typeof fetch,
): Promise<StaffSessionResult> {
  try {
    const response = await fetchUrl(`${address}/admin/api/users/me?${query}`, {
      // Not as a cookie, which the studio takes from its own pages only.
      headers: { authorization: `JWT ${token}`, accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 401 || response.status === 403) return { state: 'signed out' };
    if (!response.ok) return { state: 'unreachable', reason: `status ${response.status}` };
    const { user } = meResponse.parse(await response.json());
    return user ? { state: 'signed in', user: toStaffUser(user) } : { state: 'signed out' };
  } catch (error) {
    return { state: 'unreachable', reason: error instanceof Error ? error.name : 'unknown' };
  }
}

function toStaffUser(user: NonNullable<z.output<typeof meResponse>['user']>): StaffUser {
  const { id, role, sites } = user;
  const name = user.name || user.email || id;
  if (role === 'administrator') return { id, name, role, sites: 'all' };
  // A site that the user may not read stays an id, and gives nothing.
  const names = (sites ?? []).flatMap((site) => populatedSite.safeParse(site).data?.name ?? []);
  return { id, name, role, sites: names };
}
