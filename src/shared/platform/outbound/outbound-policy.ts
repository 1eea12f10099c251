import { isIP } from 'node:net';
import { classOf, networks } from './address-class.ts';
import { familyOf, plainAddress } from './ip-address.ts';
import { OutboundProblem } from './outbound-problem.ts';

/** Where requests to addresses that people typed may go besides the public internet. */
export type OutboundPolicy = {
  /** Hosts by name, addresses, and networks as CIDR. */
  privateHosts: readonly string[];
  /** All without it. */
  ports?: readonly number[] | undefined;
};

export type OutboundRules = {
  /** Throws an `OutboundProblem`; the host is as it was typed, the address what it stands for. */
  checkAddress: (host: string, address: string) => void;
  checkPort: (port: number) => void;
};

export function outboundRules({ privateHosts, ports }: OutboundPolicy): OutboundRules {
  const isNetwork = (entry: string) => isIP(entry.split('/', 1)[0] ?? '') !== 0;
  const allowedNetworks = networks(privateHosts.filter(isNetwork));
  const allowedHosts = new Set(privateHosts.filter((entry) => !isNetwork(entry)).map(plainHost));
  return {
    checkAddress(host, address) {
      const found = classOf(address);
      if (found === 'public') return;
      // A name that is allowed may be in a private network, but never where clouds give out credentials.
      if (found === 'private' && allowedHosts.has(plainHost(host))) return;
      const plain = plainAddress(address);
      if (allowedNetworks.check(plain, familyOf(plain))) return;
      throw new OutboundProblem(
        'not-allowed',
        `${host} is in a private network. Whoever runs this installation can allow it (OUTBOUND_PRIVATE_HOSTS).`,
      );
    },

    checkPort(port) {
      if (!ports || ports.includes(port)) return;
      throw new OutboundProblem(
        'not-allowed',
        `Port ${port} is not allowed. Whoever runs this installation can allow it (OUTBOUND_PORTS).`,
      );
    },
  };
}

function plainHost(host: string): string {
  return host.toLowerCase().replace(/\.$/, '');
}
