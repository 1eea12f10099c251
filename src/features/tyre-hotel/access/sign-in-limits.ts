import { isIPv6 } from 'node:net';
import type { UsageLimit } from '../../../shared/platform/database/usage-limit.ts';
import type { KeyRing } from '../../../shared/platform/key-ring.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Rate = { max: number; windowMs: number };

export type SignInLimits = Readonly<
  Record<'searches' | 'codes' | 'tries', { perAddress: readonly Rate[] }>
> & {
  searches: { inAll: readonly Rate[] };
  codes: { inAll: readonly Rate[] };
};

/**
 * Rates of one address make it wait longer and longer: a minute, then an hour, then a day. They leave room for an
 * office behind one address; three hundred plates a day find about one agreement in ten days by chance.
 */
export const signInLimits: SignInLimits = {
  searches: {
    perAddress: [rate(20, MINUTE_MS), rate(100, HOUR_MS), rate(300, DAY_MS)],
    inAll: [rate(300, 10 * SECOND_MS)],
  },
  codes: {
    perAddress: [rate(10, MINUTE_MS), rate(40, HOUR_MS), rate(80, DAY_MS)],
    inAll: [rate(120, MINUTE_MS)],
  },
  tries: { perAddress: [rate(30, MINUTE_MS), rate(120, HOUR_MS), rate(240, DAY_MS)] },
};

/**
 * The demo's journeys and load tests are many visitors behind one address, so the rates per address and of searches
 * are raised; all others are the real ones.
 */
export const demoSignInLimits: SignInLimits = {
  searches: { perAddress: [rate(600, 10 * SECOND_MS)], inAll: [rate(600, 10 * SECOND_MS)] },
  codes: { perAddress: [rate(600, MINUTE_MS)], inAll: signInLimits.codes.inAll },
  tries: { perAddress: [rate(600, 10 * SECOND_MS)] },
};

/** TH-25. They hold for one owner, so nothing and nobody relaxes them. */
const codesPerPlate = [rate(1, 60 * SECOND_MS), rate(5, DAY_MS)];
const codesPerPhone = [rate(5, DAY_MS)];

export const LONGEST_WINDOW_MS = DAY_MS;

export function searchLimits({ searches }: SignInLimits, address: string): readonly UsageLimit[] {
  return [...limits(`search by ${address}`, searches.perAddress), ...limits('search', searches.inAll)];
}

export function codeRequestLimits({ codes }: SignInLimits, address: string): readonly UsageLimit[] {
  return limits(`code by ${address}`, codes.perAddress);
}

export function codeLimits(
  { codes }: SignInLimits,
  { plate, phoneHash }: { plate: string; phoneHash: string },
): readonly UsageLimit[] {
  return [
    ...limits('code', codes.inAll),
    ...limits(`code for ${plate}`, codesPerPlate),
    ...limits(`code to ${phoneHash}`, codesPerPhone),
  ];
}

export function codeAttemptLimits({ tries }: SignInLimits, address: string): readonly UsageLimit[] {
  return limits(`try by ${address}`, tries.perAddress);
}

/** Addresses are personal data, so only a keyed hash is stored. A household has a whole /64 of IPv6 addresses. */
export function hashAddress(keys: KeyRing, address: string): string {
  return keys.hash('tyre hotel address', isIPv6(address) ? networkOf(address) : address);
}

function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [head = '', tail] = address.split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

function rate(max: number, windowMs: number): Rate {
  return { max, windowMs };
}

function limits(key: string, rates: readonly Rate[]): UsageLimit[] {
  return rates.map(({ max, windowMs }) => ({ key: `${key} in ${windowMs / SECOND_MS} s`, max, windowMs }));
}
