import type { PayloadRequest } from 'payload';
import { isolateRequest } from '../collections/isolate-request.ts';
import type { OwnSite } from '../views/own-sites.ts';

/** A page that lists the stories of a site. */
export type StoryList = { id: number | string; title: string; path: string };

export type ListedStory = {
  id: number | string;
  title: string;
  /** As it is written: '2026-11-04', or with a time. */
  date: string;
  tags: string;
  path: string;
  isPublic: boolean;
  hasChanges: boolean;
};

type PageRow = {
  id: number | string;
  title?: string | null;
  name?: string | null;
  path?: string | null;
  template?: string | null;
  story?: { title?: string | null; date?: string | null; tags?: string | null } | null;
  _status?: string | null;
};

export async function findStoryLists(
  site: OwnSite,
  language: string,
  req: PayloadRequest,
): Promise<StoryList[]> {
  const pages = await findPages(site, language, 'stories index', true, req);
  return pages.map(({ id, title, name, path }) => ({ id, title: name || title || '', path: path ?? '' }));
}

/** The stories of a site in one language, newest first. */
export async function findStories(
  site: OwnSite,
  language: string,
  req: PayloadRequest,
): Promise<ListedStory[]> {
  const drafts = await findPages(site, language, 'story', true, req);
  const mains = await findPages(site, language, 'story', false, req);
  const published = new Set(mains.filter(({ _status }) => _status === 'published').map(({ id }) => id));
  return drafts
    .map(({ id, title, name, path, story, _status }) => ({
      id,
      title: story?.title || name || title || '',
      date: story?.date ?? '',
      tags: story?.tags ?? '',
      path: path ?? '',
      isPublic: published.has(id),
      hasChanges: _status === 'draft',
    }))
    .toSorted((one, other) => other.date.localeCompare(one.date));
}

async function findPages(
  site: OwnSite,
  language: string,
  template: string,
  draft: boolean,
  req: PayloadRequest,
): Promise<PageRow[]> {
  const { docs } = await req.payload.find({
    collection: 'pages',
    draft,
    locale: language as 'sv',
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    user: req.user,
    where: { and: [{ site: { equals: site.id } }, { template: { equals: template } }] },
    select: { title: true, name: true, path: true, template: true, story: true, _status: true },
    sort: 'path',
    req: isolateRequest(req),
  });
  return docs as PageRow[];
}
