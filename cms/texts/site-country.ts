import type { PayloadRequest } from 'payload';
import { type Country, isCountry } from '../../src/shared/sites/countries.ts';
import { relationId } from '../access/person.ts';
import { isolateRequest } from '../collections/isolate-request.ts';

/** A country says some texts in its own way. */
export async function findSiteCountry(site: unknown, req: PayloadRequest): Promise<Country | undefined> {
  const id = relationId(site);
  if (typeof id !== 'number' && typeof id !== 'string') return undefined;
  const found = await req.payload.findByID({
    collection: 'sites',
    id,
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    select: { country: true },
    req: isolateRequest(req),
  });
  const country = (found as { country?: unknown } | null)?.country;
  return isCountry(country) ? country : undefined;
}
