import { BlockList } from 'node:net';
import { familyOf, plainAddress } from './ip-address.ts';

/** Special: link-local, metadata of clouds, multicast, reserved; only an address or network that is allowed opens it. */
export type AddressClass = 'public' | 'private' | 'special';

export function classOf(address: string): AddressClass {
  const plain = plainAddress(address);
  const family = familyOf(plain);
  if (metadata.check(plain, family)) return 'special';
  if (privateNetworks.check(plain, family)) return 'private';
  if (family === 'ipv6' && !globalIpv6.check(plain, family)) return 'special';
  return reserved.check(plain, family) ? 'special' : 'public';
}

/** Loopback, private use (RFC 1918, RFC 4193) and shared address space (RFC 6598). */
const privateNetworks = networks([
  ...['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10'],
  ...['::1/128', 'fc00::/7'],
]);

/** In private networks, and answering with credentials. */
const metadata = networks(['100.100.100.200/32', 'fd00:ec2::254/128', 'fd20:ce::254/128']);

const globalIpv6 = networks(['2000::/3']);

/** By the registries of special-purpose addresses of IANA. */
const reserved = networks([
  ...['0.0.0.0/8', '169.254.0.0/16', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // Protocol assignments with Teredo, documentation, and 6to4, which leads to any IPv4 address.
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
]);

export function networks(list: readonly string[]): BlockList {
  const blocks = new BlockList();
  for (const each of list) {
    const [address = '', bits] = each.split('/');
    const family = familyOf(address);
    blocks.addSubnet(address, bits === undefined ? widest[family] : Number(bits), family);
  }
  return blocks;
}

const widest = { ipv4: 32, ipv6: 128 };
