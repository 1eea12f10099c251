import type { PayloadRequest } from 'payload';
import { isLanguage, type Language } from '../../src/sites/languages.ts';
import { localizedPath } from '../../src/sites/site.ts';
import type { ByLanguage } from './page-paths.ts';
import { type Move, type PlainRule, redirectsAfterMove, ruleAddress } from './redirects-after-move.ts';
import { languagesOf } from './site-languages.ts';

type Id = number | string;

/** Visitors of a page that moved find it: one redirect for each language in which it did. */
export async function leadFromOldAddresses(
  site: Id,
  before: ByLanguage,
  after: ByLanguage,
  req: PayloadRequest,
): Promise<void> {
  const languages = await languagesOf(req.payload, site, req);
  if (!languages) return;
  for (const move of movesOf(languages, before, after)) await lead(site, move, req);
}

function movesOf(
  languages: readonly [Language, ...Language[]],
  before: ByLanguage,
  after: ByLanguage,
): Move[] {
  return languages.filter(isLanguage).flatMap((language) => {
    const [from, to] = [before[language], after[language]];
    if (!from || !to || from === to) return [];
    const address = (path: string) => localizedPath({ languages }, language, ruleAddress(path));
    return [{ from: address(from), to: address(to) }];
  });
}

async function lead(site: Id, move: Move, req: PayloadRequest): Promise<void> {
  const { payload } = req;
  const { add, lead, remove } = redirectsAfterMove(await rulesAround(site, move, req), move);
  const rules = { collection: 'redirects', req, overrideAccess: true, depth: 0 } as const;
  for (const id of remove) await payload.delete({ ...rules, id });
  for (const { id, destination } of lead) await payload.update({ ...rules, id, data: { destination } });
  if (add) await payload.create({ ...rules, data: { ...add, site, permanent: true } });
}

async function rulesAround(site: Id, { from, to }: Move, req: PayloadRequest): Promise<PlainRule[]> {
  const either = [from, to];
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
