import type { PayloadRequest } from 'payload';
import type { Language } from '../../../src/shared/sites/languages.ts';
import { localizedPath } from '../../../src/shared/sites/site.ts';
import { relationId } from '../../access/person.ts';
import { isolateRequest } from '../../collections/isolate-request.ts';
import type { ByLanguage } from '../../collections/page-paths.ts';
import type { OwnSite } from '../own-sites.ts';
import type { TreePage } from './build-page-tree.ts';
import { isBehind, type LanguageState, languageState, type PageVersions } from './language-state.ts';

/** A page of the tree with the state of its languages. */
export type OverviewPage = TreePage & {
  changedAt: string;
  languages: readonly PageLanguage[];
};

export type PageLanguage = {
  code: Language;
  state: LanguageState;
  behind: boolean;
  hidden: boolean;
  name: string;
  /** Below the site's address; none where the page does not exist. */
  address: string | undefined;
  isPublic: boolean;
};

export const overviewSelect = {
  title: true,
  name: true,
  path: true,
  order: true,
  hideInNavigation: true,
  parent: true,
  writtenAt: true,
  updatedAt: true,
  _status: true,
} as const;

/** All pages of a site, drafted and public, in two queries. */
export async function findSitePages(site: OwnSite, req: PayloadRequest): Promise<readonly OverviewPage[]> {
  const find = async (draft: boolean) => {
    const { docs } = await req.payload.find({
      collection: 'pages',
      locale: 'all',
      depth: 0,
      limit: 0,
      pagination: false,
      overrideAccess: false,
      user: req.user,
      draft,
      select: overviewSelect,
      where: { site: { equals: site.id } },
      req: isolateRequest(req),
    });
    return docs as unknown as PageRow[];
  };
  const [drafts, mains] = [await find(true), await find(false)];
  const mainOf = new Map(mains.map((page) => [page.id, page]));
  return drafts.map((draft) => toOverviewPage({ draft, main: mainOf.get(draft.id) ?? draft }, site));
}

export type PageRow = {
  id: number | string;
  title?: string | null;
  name?: ByLanguage | null;
  path?: ByLanguage | null;
  order?: Readonly<Record<string, number | null>> | null;
  hideInNavigation?: Readonly<Record<string, boolean | null>> | null;
  parent?: unknown;
  writtenAt?: ByLanguage | null;
  updatedAt: string;
  _status?: string | null;
};

/** Combines the draft and the public row of a page. */
export function toOverviewPage(rows: { draft: PageRow; main: PageRow }, site: OwnSite): OverviewPage {
  const { draft, main } = rows;
  const sides: PageVersions = { draft: toPageVersion(draft), main: toPageVersion(main) };
  const [first] = site.languages;
  return {
    id: draft.id,
    title: draft.title || 'Without a name',
    parent: (relationId(draft.parent) ?? undefined) as TreePage['parent'],
    order: draft.order?.[first ?? ''] ?? undefined,
    changedAt: draft.updatedAt,
    languages: site.languages.map((code) => {
      const isPublic = main._status === 'published' && Boolean(main.name?.[code]);
      const path = (isPublic ? main : draft).path?.[code];
      return {
        code,
        state: languageState(code, sides),
        behind: isBehind(code, first ?? '', sides),
        hidden: draft.hideInNavigation?.[code] === true,
        name: draft.name?.[code] ?? '',
        address: path ? localizedPath(withLanguages(site), code, path) : undefined,
        isPublic,
      };
    }),
  };
}

function toPageVersion({ _status, name, writtenAt }: PageRow) {
  return { status: _status ?? 'draft', name: name ?? {}, writtenAt: writtenAt ?? {} };
}

function withLanguages({ languages }: OwnSite): { languages: readonly [Language, ...Language[]] } {
  const [first = 'sv', ...others] = languages;
  return { languages: [first, ...others] };
}
