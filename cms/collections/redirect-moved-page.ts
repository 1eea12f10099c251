import type { PayloadRequest } from 'payload';
import { isLanguage, type Language } from '../../src/shared/sites/languages.ts';
import { localizedPath } from '../../src/shared/sites/site.ts';
import type { PageState } from './page-states.ts';
import {
  type PathMove,
  type PlainRule,
  redirectsAfterMove,
  spellings,
  toRuleSource,
} from './redirects-after-move.ts';
import { findSiteLanguages } from './site-languages.ts';

type Id = number | string;

/** Adds a redirect for each language in which a page moved. */
export async function redirectMovedPage(
  before: PageState,
  after: PageState,
  req: PayloadRequest,
): Promise<void> {
  const { site } = after;
  const languages = await findSiteLanguages(req.payload, site, req);
  if (!languages) return;
  for (const move of findMoves(languages, before, after)) await applyMove(site, move, req);
}

function findMoves(
  languages: readonly [Language, ...Language[]],
  before: PageState,
  after: PageState,
): PathMove[] {
  return languages.filter(isLanguage).flatMap((language) => {
    const [from, to] = [before.path[language], after.path[language]];
    if (!from || !to || from === to) return [];
    const address = (path: string) => localizedPath({ languages }, language, toRuleSource(path, after));
    return [{ from: address(from), to: address(to) }];
  });
}

async function applyMove(site: Id, move: PathMove, req: PayloadRequest): Promise<void> {
  const { payload } = req;
  const { add, retarget: lead, remove } = redirectsAfterMove(await findRelatedRules(site, move, req), move);
  const rules = { collection: 'redirects', req, overrideAccess: true, depth: 0 } as const;
  for (const id of remove) await payload.delete({ ...rules, id });
  for (const { id, destination } of lead) await payload.update({ ...rules, id, data: { destination } });
  if (add) await payload.create({ ...rules, data: { ...add, site, permanent: true } });
}

async function findRelatedRules(site: Id, { from, to }: PathMove, req: PayloadRequest): Promise<PlainRule[]> {
  const either = [from, to].flatMap(spellings);
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    pagination: false,
    overrideAccess: true,
    where: {
      and: [
        { site: { equals: site } },
        { or: [{ source: { in: either } }, { destination: { in: either } }] },
      ],
    },
    req,
  });
  return (docs as (PlainRule & { has?: unknown[] })[]).map(({ id, source, destination, has }) => ({
    id,
    source,
    destination,
    conditional: Boolean(has?.length),
  }));
}
