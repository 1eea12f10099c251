import type { PayloadRequest } from 'payload';

type Given = { req?: PayloadRequest | undefined };

/** The operations page links to a new redirect for an address that is not there: `?site=solvik-se&source=/gammal`. */
export function askedSource({ req }: Given): string | undefined {
  const source = req?.query?.['source'];
  return typeof source === 'string' && source.startsWith('/') ? source : undefined;
}

export async function askedSite({ req }: Given): Promise<number | string | undefined> {
  const name = req?.query?.['site'];
  if (!req || typeof name !== 'string' || !/^[a-z][a-z0-9-]*$/.test(name)) return undefined;
  const { docs } = await req.payload.find({
    collection: 'sites',
    ...{ depth: 0, limit: 1, overrideAccess: false, user: req.user },
    where: { name: { equals: name } },
  });
  return docs[0]?.id;
}
