import { isIPv4, isIPv6 } from 'node:net';

/** The network that an address belongs to: the first three numbers of IPv4, the first 48 bits of IPv6. */
export function networkOf(address: string | undefined): string | undefined {
  const plain =
    (address ?? '')
      .split(',')[0]
      ?.trim()
      .replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return undefined;
  const [head = '', tail] = plain.split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return `${[...before, ...zeros, ...after].slice(0, 3).join(':')}::/48`;
}
