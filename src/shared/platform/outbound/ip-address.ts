import { isIP, isIPv4 } from 'node:net';

/** The IPv4 address that is meant by an IPv6 one: mapped, or behind a NAT64 gateway. Others as they are, without a zone. */
export function plainAddress(address: string): string {
  const [unzoned = ''] = address.split('%', 1);
  if (isIP(unzoned) !== 6) return unzoned;
  const groups = groupsOf(unzoned);
  const beginning = groups.slice(0, 6).join(':');
  const isEmbedded = beginning === MAPPED || beginning === NAT64;
  if (!isEmbedded) return unzoned;
  return groups
    .slice(6)
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** The first six groups, in decimal: ::ffff:0:0/96 and 64:ff9b::/96. */
const MAPPED = '0:0:0:0:0:65535';
const NAT64 = '100:65435:0:0:0:0';
const GROUPS = 8;

function groupsOf(address: string): number[] {
  // The URL parser writes every spelling in groups of hexadecimal digits.
  const canonical = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const [before = '', after] = canonical.split('::');
  const left = numbers(before);
  if (after === undefined) return left;
  const right = numbers(after);
  return [...left, ...new Array<number>(GROUPS - left.length - right.length).fill(0), ...right];
}

function numbers(groups: string): number[] {
  return groups === '' ? [] : groups.split(':').map((group) => Number.parseInt(group, 16));
}

export function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6';
}
