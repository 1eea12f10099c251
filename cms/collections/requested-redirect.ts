import type { PayloadRequest } from 'payload';
import { singleSite } from '../access/own-media.ts';
import { toPerson } from '../access/person.ts';
import { readLastSite } from '../views/own-sites.ts';

type Given = { req?: PayloadRequest | undefined };

/** The operations page links to a new redirect for an address that is not there: `?site=solvik-se&source=/gammal`. */
export function requestedSource({ req }: Given): string | undefined {
  const source = req?.query?.['source'];
  return typeof source === 'string' && source.startsWith('/') ? source : undefined;
}

/** The site that is asked for; else the only one somebody works on; else the one they last looked at. */
export async function requestedSite({ req }: Given): Promise<number | string | undefined> {
  const person = toPerson(req?.user);
  // Over the API a site is named, not guessed.
  if (!req || !person || req.pathname?.endsWith('/api/redirects')) return undefined;
  const asked = req.query?.['site'];
  const only = person.role === 'administrator' ? undefined : singleSite(person);
  const name = typeof asked === 'string' ? asked : await readLastSite(req);
  if (only !== undefined && typeof asked !== 'string') return only;
  if (typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name)) return undefined;
  const { docs } = await req.payload.find({
    collection: 'sites',
    ...{ depth: 0, limit: 1, overrideAccess: false, user: req.user },
    where: { name: { equals: name } },
  });
  return docs[0]?.id;
}
