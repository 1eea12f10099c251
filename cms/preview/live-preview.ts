import type { RootLivePreviewConfig, Where } from 'payload';
import { urlAtDemoPort } from '../../src/content/publishing/demo-port.ts';
import { isLanguage } from '../../src/shared/sites/languages.ts';
import { relationId, toPerson, worksOn } from '../access/person.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { findSiteLanguages } from '../collections/site-languages.ts';
import type { StudioSettings } from '../settings.ts';
import { previewUrl } from './preview-url.ts';

type Settings = Pick<StudioSettings, 'previewSecret' | 'demo' | 'port'>;

// Payload takes these labels in one language only, so they are measures and no words.
const breakpoints = [
  { name: 'phone', label: '390 × 844', width: 390, height: 844 },
  { name: 'tablet', label: '768 × 1024', width: 768, height: 1024 },
  { name: 'laptop', label: '1024 × 768', width: 1024, height: 768 },
  { name: 'wide', label: '1440 × 900', width: 1440, height: 900 },
];

/**
 * What is edited beside its form, as visitors would see it: a page itself, the header, message and footer around the home
 * page, and a theme on the home page of a site. A token is signed only for those who work on the site.
 */
export function livePreview(settings: Settings): RootLivePreviewConfig {
  return {
    collections: ['pages', 'shells', 'themes'],
    breakpoints,
    url: async ({ data, locale, collectionConfig, req }) => {
      const person = toPerson(req.user);
      const language = locale.code;
      const isTheme = collectionConfig?.slug === 'themes';
      const { deletedAt } = data as { deletedAt?: unknown };
      const site = isTheme ? await findSiteToShow(data, req) : (data as { site?: unknown }).site;
      // What is in the trash has no address to be shown at.
      if (deletedAt || !person || !settings.previewSecret || !isLanguage(language) || !worksOn(person, site))
        return null;
      const own = isolateRequest(req);
      const isHome = isTheme || collectionConfig?.slug === 'shells';
      const page = isHome ? await findHomePage(relationId(site), language, own) : (data as PageAddress);
      const { path, key } = page ?? {};
      if (typeof path !== 'string' || typeof key !== 'string') return null;
      const shown = await findPreviewSite(relationId(site), settings, own);
      return shown && previewUrl(shown, { key, path, language }, settings.previewSecret, new Date());
    },
  };
}

type PageAddress = { path?: unknown; key?: unknown };

/** A theme is shown on the home page of a site that has it, or else of any. */
async function findSiteToShow({ name }: { name?: unknown }, req: Request): Promise<unknown> {
  const find = async (where: Where) => {
    const { docs } = await req.payload.find({
      collection: 'sites',
      depth: 0,
      limit: 1,
      pagination: false,
      overrideAccess: true,
      select: { name: true },
      sort: 'id',
      where,
      req: isolateRequest(req),
    });
    return docs[0]?.id;
  };
  return (name && (await find({ theme: { equals: name } }))) || find({});
}

async function findHomePage(site: unknown, language: string, req: Request): Promise<PageAddress | undefined> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    locale: language as 'sv',
    depth: 0,
    limit: 1,
    pagination: false,
    draft: true,
    overrideAccess: true,
    select: { path: true, key: true },
    where: { and: [{ site: { equals: site } }, { path: { equals: '/' } }] },
    req,
  });
  return docs[0];
}

type Request = Parameters<typeof isolateRequest>[0];

async function findPreviewSite(id: unknown, settings: Settings, req: Request) {
  if (typeof id !== 'number' && typeof id !== 'string') return null;
  const languages = await findSiteLanguages(req.payload, id, req);
  const found = await req.payload.findByID({
    collection: 'sites',
    id,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    select: { name: true, url: true },
    req,
  });
  const { name, url } = (found ?? {}) as { name?: string; url?: string };
  return languages && name && url ? { name, url: urlAtDemoPort(url, settings), languages } : null;
}
