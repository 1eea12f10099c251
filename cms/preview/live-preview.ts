import type { RootLivePreviewConfig, Where } from 'payload';
import { urlAtDemoPort } from '../../src/content/publishing/demo-port.ts';
import { isLanguage } from '../../src/shared/sites/languages.ts';
import { relationId, toPerson, worksOn } from '../access/person.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { findSiteLanguages } from '../collections/site-languages.ts';
import { toRow } from '../publishing/to-published.ts';
import type { StudioSettings } from '../settings.ts';
import { previewUrl } from './preview-url.ts';
import { findThemePage, type ThemePage } from './theme-page.ts';

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
 * page, and a theme on the page that somebody chose, at first the home page of a site. A token is signed only for those who work on the site.
 */
export function livePreview(settings: Settings): RootLivePreviewConfig {
  return {
    collections: ['pages', 'shells', 'themes'],
    breakpoints,
    url: async ({ data, locale, collectionConfig, req }) => {
      const person = toPerson(req.user);
      const { code } = locale;
      const isTheme = collectionConfig?.slug === 'themes';
      const chosen = isTheme ? await findThemePage(req) : undefined;
      const { deletedAt } = data as { deletedAt?: unknown };
      const site = isTheme ? (chosen?.site ?? (await findSiteToShow(data, req))) : toRow(data)['site'];
      // What is in the trash has no address to be shown at.
      if (deletedAt || !person || !settings.previewSecret || !isLanguage(code) || !worksOn(person, site))
        return null;
      const own = isolateRequest(req);
      const shown = await findPreviewSite(relationId(site), settings, own);
      // A theme has no language; the site that it is shown on may not have that of the form.
      const language = isTheme
        ? (shown?.languages.find((each) => each === code) ?? shown?.languages[0])
        : code;
      if (!shown || !language) return null;
      const page = await findPage(collectionConfig?.slug, data, { chosen, site, language, req: own });
      const { path, key } = page ?? {};
      if (typeof path !== 'string' || typeof key !== 'string') return null;
      return previewUrl(shown, { key, path, language }, settings.previewSecret, new Date());
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

type Wanted = { chosen: ThemePage | undefined; site: unknown; language: string; req: Request };

async function findPage(slug: string | undefined, data: unknown, { chosen, site, language, req }: Wanted) {
  const isHome = slug === 'themes' || slug === 'shells';
  if (!isHome) return data as PageAddress;
  const home: Where = { and: [{ site: { equals: relationId(site) } }, { path: { equals: '/' } }] };
  return findPageWhere(chosen ? { id: { equals: chosen.id } } : home, language, req);
}

async function findPageWhere(where: Where, language: string, req: Request): Promise<PageAddress | undefined> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    locale: language as 'sv',
    depth: 0,
    limit: 1,
    pagination: false,
    draft: true,
    overrideAccess: true,
    select: { path: true, key: true },
    where,
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
