import type { PayloadRequest, Where } from 'payload';
import { isolateRequest } from '../../../collections/isolate-request.ts';
import type { OwnSite } from '../../own-sites.ts';

export type PicturesWithoutAlt = { site: OwnSite; count: number; href: string };

/** Pictures of a site that say in its first language nothing of what they show: one count per site. */
export async function picturesWithoutAlt(
  sites: readonly OwnSite[],
  req: PayloadRequest,
): Promise<readonly PicturesWithoutAlt[]> {
  const counts = sites.map(async (site) => {
    const [language = 'sv'] = site.languages;
    const where: Where = {
      and: [
        { site: { equals: site.id } },
        { mimeType: { like: 'image/' } },
        { or: [{ alt: { exists: false } }, { alt: { equals: '' } }] },
      ],
    };
    const { totalDocs } = await req.payload.count({
      collection: 'media',
      ...{ overrideAccess: false, locale: language as 'sv', where },
      user: req.user,
      req: isolateRequest(req),
    });
    const query = `where[and][0][site][equals]=${site.id}&where[and][1][alt][exists]=false&locale=${language}`;
    return { site, count: totalDocs, href: `/admin/collections/media?${query}` };
  });
  return (await Promise.all(counts)).filter(({ count }) => count > 0);
}
