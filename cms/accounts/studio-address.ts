import type { PayloadRequest } from 'payload';
import { hostClaim } from '../../src/shared/sites/host.ts';
import type { StudioSettings } from '../settings.ts';

export type AddressSettings = Pick<StudioSettings, 'origin' | 'demo' | 'port'>;

/**
 * Where the person who sent a request opens the studio: the address that is set, or the host of the request if it
 * belongs to a site. Any other host could be made up by whoever wants a link of the studio to lead elsewhere.
 */
export async function studioAddress(
  req: PayloadRequest,
  { origin, demo, port }: AddressSettings,
): Promise<string> {
  if (origin) return origin;
  const host = req.headers.get('x-forwarded-host') ?? req.headers.get('host') ?? '';
  const protocol = req.headers.get('x-forwarded-proto') === 'https' ? 'https' : 'http';
  if (await isHostOfSite(req, host)) return `${protocol}://${host}`;
  return demo ? `http://localhost:${port}` : firstSiteAddress(req);
}

async function isHostOfSite({ payload }: PayloadRequest, host: string): Promise<boolean> {
  if (!/^[\w.:-]+$/.test(host)) return false;
  const where = { host: { equals: hostClaim(host) } };
  return Boolean(await payload.db.findOne({ collection: 'host-claims', where }));
}

async function firstSiteAddress({ payload }: PayloadRequest): Promise<string> {
  const { docs } = await payload.find({ collection: 'sites', sort: 'id', limit: 1, depth: 0 });
  const [site] = docs as unknown as { url?: string }[];
  return URL.parse(site?.url ?? '')?.origin ?? '';
}
