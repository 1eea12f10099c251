import { BlockList, isIP } from 'node:net';

/** The names of networks that TRUSTED_PROXIES may hold besides addresses. */
const named: Readonly<Record<string, readonly string[]>> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

export type IsTrusted = (address: string | undefined) => boolean;

/** Whether the other end of a connection is a proxy of the operator's. */
export function trustedProxies(networks: readonly string[]): IsTrusted {
  const trusted = new BlockList();
  for (const network of networks.flatMap((each) => named[each] ?? each)) {
    const [address = '', bits] = network.split('/');
    const family = familyOf(address);
    if (!family) continue;
    if (bits === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(bits), family);
  }
  return (address = '') => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
    const family = familyOf(plain);
    return family !== undefined && trusted.check(plain, family);
  };
}

function familyOf(address: string): 'ipv4' | 'ipv6' | undefined {
  const version = isIP(address);
  if (version === 0) return undefined;
  return version === 4 ? 'ipv4' : 'ipv6';
}
