import type { PayloadRequest } from 'payload';
import { wildcardMarker } from '../../src/shared/sites/wildcard.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { findPublicPaths } from '../publishing/reference-states.ts';
import { toRow } from '../publishing/to-published.ts';
import { readStudioSettings } from '../settings.ts';
import { fetchDealerships } from '../views/dealerships/fetch-dealerships.ts';
import type { OwnSite } from '../views/own-sites.ts';
import { linkAddress } from './link-address.ts';
import type { LinkKind, LinkTarget } from './link-target.ts';

/** Something a link can lead to, as the picker lists it. Without an address it is not public yet. */
export type LinkOption = { to: LinkTarget; title: string; address?: string | undefined };

/** Options are found by this; `language` is that of the page which is written. */
export type OptionQuery = { site: OwnSite; language: string; words: string };

/** What there is of one kind on the site, as far as the person may see it. */
export async function findLinkOptions(
  kind: LinkKind,
  query: OptionQuery,
  req: PayloadRequest,
): Promise<LinkOption[]> {
  const options = await finders[kind](query, req);
  const words = query.words.trim().toLowerCase();
  return options.filter(({ title, address = '' }) => `${title} ${address}`.toLowerCase().includes(words));
}

type Finder = (query: OptionQuery, req: PayloadRequest) => Promise<LinkOption[]>;

const finders: Readonly<Record<LinkKind, Finder>> = {
  page: (query, req) => findPages(query, req, ({ template }) => template !== 'story', 'page'),
  story: (query, req) => findPages(query, req, ({ template }) => template === 'story', 'story'),
  cars: (query, req) => findPages(query, req, hasCarList, 'cars'),
  dealership: findDealershipOptions,
  file: findFiles,
};

function hasCarList({ main }: PageRow): boolean {
  return Array.isArray(main) && main.some((block) => toRow(block)['blockType'] === 'car-list');
}

type PageRow = {
  id: number | string;
  title?: string | null;
  name?: string | null;
  path?: string | null;
  template?: string | null;
  main?: unknown;
};

async function findPages(
  { site, language }: OptionQuery,
  req: PayloadRequest,
  isOffered: (page: PageRow) => boolean,
  kind: 'page' | 'story' | 'cars',
): Promise<LinkOption[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    draft: true,
    locale: language as 'sv',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    where: { site: { equals: site.id } },
    select: { title: true, name: true, path: true, template: true, ...(kind === 'cars' && { main: true }) },
    sort: kind === 'story' ? '-updatedAt' : 'path',
    req: isolateRequest(req),
  });
  const paths = await findPublicPaths(req.payload);
  return (docs as PageRow[])
    .filter((page) => isOffered(page) && !page.path?.includes(wildcardMarker))
    .map(({ id, title, name }) => {
      const to: LinkTarget = kind === 'cars' ? { kind, id, query: '' } : { kind, id };
      const known = knownPaths(site, (page) => paths.get(String(page)));
      return { to, title: name || title || String(id), address: linkAddress(to, language, known) };
    });
}

export function knownPaths(
  { languages }: OwnSite,
  pathsOf: (page: string | number) => Readonly<Record<string, string>> | undefined,
) {
  const [first = 'sv', ...others] = languages;
  const site = { languages: [first, ...others] as const, siteDetailPath: '' };
  return { site, pathsOf, fileOf: () => undefined };
}

async function findDealershipOptions({ site }: OptionQuery): Promise<LinkOption[]> {
  if (!site.url) return [];
  const { port } = readStudioSettings(process.env);
  const found = await fetchDealerships(new URL(site.url).host, port);
  if (found.state !== 'found') return [];
  return found.dealerships.flatMap(({ href, name, town }) => {
    const slug = href.split('/').at(-1);
    return slug
      ? [{ to: { kind: 'dealership' as const, slug }, title: `${name}, ${town}`, address: href }]
      : [];
  });
}

/** Films and documents; a picture has no address of its own, only one for each of its widths. */
async function findFiles({ site }: OptionQuery, req: PayloadRequest): Promise<LinkOption[]> {
  const { docs } = await req.payload.find({
    collection: 'media',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    where: {
      and: [{ type: { exists: true } }, { or: [{ site: { exists: false } }, { site: { equals: site.id } }] }],
    },
    select: { filename: true, type: true, key: true },
    sort: '-updatedAt',
    req: isolateRequest(req),
  });
  return (docs as { id: number | string; filename?: string; key?: string; type?: string }[])
    .filter(({ type }) => type)
    .map(({ id, filename, key, type }) => ({
      to: { kind: 'file' as const, id },
      title: filename || key || String(id),
      address: type,
    }));
}
