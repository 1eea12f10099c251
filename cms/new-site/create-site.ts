import type { PayloadRequest } from 'payload';
import type { Language } from '../../src/shared/sites/languages.ts';
import { defaultsForCountry } from '../collections/country-defaults.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { type StarterPage, starterPages } from './starter-pages.ts';
import { starterTexts } from './starter-texts.ts';

export type NewSite = {
  name: string;
  displayName: string;
  url: string;
  country: string;
  languages: readonly Language[];
  theme?: string | undefined;
  /** The index that holds its cars; undefined where it sells none. */
  carIndex: string | undefined;
};

type Id = number | string;

/** Creates a site with the settings and pages it needs to show cars, with the permissions of the requester. */
export async function createSite(wanted: NewSite, req: PayloadRequest): Promise<{ id: Id; name: string }> {
  const { name, displayName, url, country, theme, carIndex } = wanted;
  const { language, timeZone } = defaultsForCountry(country);
  const [first = language, ...others] = wanted.languages;
  const { listPath: pathToCarList, carPath: carDetailPath } = starterTexts[first];
  const carPaths = carIndex ? { pathToCarList, carDetailPath } : undefined;
  const site = await req.payload.create({
    collection: 'sites',
    data: {
      name,
      displayName,
      url,
      country,
      timeZone,
      ...carPaths,
      ...(theme && { theme }),
      languages: [first, ...others].map((code) => ({ code })),
      titleTemplate: `%s | ${displayName}`,
      indices: { sites: `sites-${name}`, ...(carIndex && { cars: carIndex }) },
    } as never,
    ...asRequester(req),
  });
  const pages = new Map<string, Id>();
  for (const page of starterPages({ displayName, carPaths }))
    pages.set(page.id, await createPage(page, site.id, pages, [first, ...others], req));
  await createShell(`© ${displayName}`, site.id, [first, ...others], req);
  return { id: site.id, name };
}

type Languages = readonly [Language, ...Language[]];

async function createPage(
  { parent, slug, hideInNavigation = false, isPublic, content }: StarterPage,
  site: Id,
  pages: ReadonlyMap<string, Id>,
  [first, ...others]: Languages,
  req: PayloadRequest,
): Promise<Id> {
  const position = { site, parent: parent ? (pages.get(parent) ?? null) : null };
  const inLanguage = (language: Language) => ({
    slug,
    hideInNavigation,
    ...content(language),
    _status: isPublic ? 'published' : 'draft',
  });
  const { id } = await req.payload.create({
    collection: 'pages',
    data: { ...position, ...inLanguage(first) } as never,
    locale: first,
    draft: !isPublic,
    ...asRequester(req),
  });
  for (const locale of others)
    await req.payload.update({
      collection: 'pages',
      id,
      data: inLanguage(locale) as never,
      locale,
      draft: !isPublic,
      ...asRequester(req),
    });
  return id;
}

/** Without a picture the header shows the site's name, and its menu comes from the pages. */
async function createShell(legal: string, site: Id, [first, ...others]: Languages, req: PayloadRequest) {
  const data = { footer: { legal }, _status: 'published' };
  const { id } = await req.payload.create({
    collection: 'shells',
    data: { site, ...data } as never,
    locale: first,
    ...asRequester(req),
  });
  for (const locale of others)
    await req.payload.update({ collection: 'shells', id, data: data as never, locale, ...asRequester(req) });
}

function asRequester(req: PayloadRequest) {
  return { depth: 0, overrideAccess: false, user: req.user, req: isolateRequest(req) } as const;
}
