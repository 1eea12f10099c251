import type { Payload, TypedUser } from 'payload';
import { urlAtDemoPort } from '../../src/content/publishing/demo-port.ts';
import { isLanguage, type Language } from '../../src/shared/sites/languages.ts';
import { toPerson } from '../access/person.ts';
import { defaultsForCountry } from '../collections/country-defaults.ts';
import { readStudioSettings } from '../settings.ts';

/** A site that somebody works on, as far as overviews need it. */
export type OwnSite = {
  id: number | string;
  name: string;
  displayName: string;
  url: string;
  languages: readonly Language[];
  timeZone: string;
};

/** Whoever looks at a view of the studio. */
export type Viewer = { payload: Payload; user?: TypedUser | null | undefined };

/** The sites the person may see, by name. */
export async function findOwnSites({ payload, user }: Viewer): Promise<readonly OwnSite[]> {
  const person = toPerson(user);
  // Payload refuses whoever may read none, and a page about no sites is still a page.
  if (!person || (person.role !== 'administrator' && person.sites.length === 0)) return [];
  const { docs } = await payload.find({
    collection: 'sites',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    user: user ?? null,
    select: { name: true, displayName: true, url: true, country: true, languages: true, timeZone: true },
    sort: 'displayName',
  });
  const settings = readStudioSettings(process.env);
  const rows = docs as unknown as SiteRow[];
  return rows.map(({ id, name, displayName, country, url, languages, timeZone }) => ({
    id,
    name,
    displayName: siteLabel({ name, displayName, country }, rows),
    url: urlAtDemoPort(url ?? '', settings),
    languages: (languages ?? []).flatMap(({ code }) => (code && isLanguage(code) ? [code] : [])),
    timeZone: timeZone || defaultsForCountry(country).timeZone,
  }));
}

/** A chain has the same name in several countries; in a list the country is added. */
export function siteLabel(site: NamedSite, all: readonly NamedSite[]): string {
  const { name, displayName, country } = site;
  const isShared = all.filter((other) => other.displayName === displayName).length > 1;
  if (!displayName) return name;
  return isShared && country ? `${displayName}, ${countries.of(country) ?? country}` : displayName;
}

const countries = new Intl.DisplayNames('en', { type: 'region' });

type NamedSite = {
  name: string;
  displayName?: string | null | undefined;
  country?: string | null | undefined;
};

type SiteRow = NamedSite & {
  id: number | string;
  url?: string | null;
  languages?: readonly { code?: string | null }[] | null;
  timeZone?: string | null;
};

const LAST_SITE_KEY = 'forecourt-site';

/** The requested site, else the one the person last looked at, else the first. */
export async function currentSite(
  sites: readonly OwnSite[],
  asked: unknown,
  viewer: Viewer,
): Promise<OwnSite | undefined> {
  const named = sites.find(({ name }) => name === asked);
  if (named) return named;
  const before = await readLastSite(viewer);
  return sites.find(({ name }) => name === before) ?? sites[0];
}

/** The name of the site that the person last looked at. */
export async function readLastSite({ payload, user }: Viewer): Promise<unknown> {
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    depth: 0,
    limit: 1,
    overrideAccess: true,
    where: { and: [{ key: { equals: LAST_SITE_KEY } }, { 'user.value': { equals: user?.id ?? 0 } }] },
  });
  return docs[0]?.['value'];
}
