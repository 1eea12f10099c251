import type { PayloadRequest } from 'payload';
import { isolateRequest } from '../collections/isolate-request.ts';
import { findPublicPaths } from '../publishing/reference-states.ts';
import type { OwnSite } from '../views/own-sites.ts';
import { linkAddress } from './link-address.ts';
import { findLinkOptions, knownPaths, type LinkOption } from './link-options.ts';
import type { LinkTarget } from './link-target.ts';

/** A picked target as the form shows it. One that is not public has no address; undefined when it is gone. */
export async function describeTarget(
  to: LinkTarget,
  { site, language }: { site: OwnSite; language: string },
  req: PayloadRequest,
): Promise<LinkOption | undefined> {
  if (to.kind === 'dealership') {
    const all = await findLinkOptions('dealership', { site, language, words: '' }, req);
    return all.find((option) => option.to.kind === 'dealership' && option.to.slug === to.slug);
  }
  const collection = to.kind === 'file' ? 'media' : 'pages';
  const found = (await req.payload.findByID({
    collection,
    id: to.id,
    depth: 0,
    draft: collection === 'pages',
    locale: language as 'sv',
    overrideAccess: false,
    user: req.user,
    disableErrors: true,
    req: isolateRequest(req),
  })) as TargetRow | null;
  if (!found) return undefined;
  if (to.kind === 'file')
    return { to, title: found.filename || String(to.id), address: found.type ?? undefined };
  const paths = await findPublicPaths(req.payload);
  const known = knownPaths(site, (page) => paths.get(String(page)));
  return {
    to,
    title: found.name || found.title || String(to.id),
    address: linkAddress(to, language, known),
  };
}

type TargetRow = {
  name?: string | null;
  title?: string | null;
  filename?: string | null;
  type?: string | null;
};

/** The page that a typed address of the site leads to, so that it can become a picked link. */
export async function findTargetAt(
  href: string,
  { site, language }: { site: OwnSite; language: string },
  req: PayloadRequest,
): Promise<LinkOption | undefined> {
  const [address = '', query = ''] = withoutHost(href, site).split('?', 2);
  if (!address.startsWith('/') || href.includes('#')) return undefined;
  const kinds = query ? (['cars'] as const) : (['page', 'story'] as const);
  for (const kind of kinds) {
    const options = await findLinkOptions(kind, { site, language, words: '' }, req);
    const option = options.find((each) => each.address === (address.replace(/\/$/, '') || '/'));
    if (option) return option.to.kind === 'cars' ? { ...option, to: { ...option.to, query } } : option;
  }
  return undefined;
}

function withoutHost(href: string, { url }: OwnSite): string {
  return url && href.startsWith(`${url}/`) ? href.slice(url.length) : href;
}
