import type { CollectionAfterChangeHook, Payload, PayloadRequest } from 'payload';
import { aside } from './aside.ts';
import { leadFromOldAddresses } from './lead-from-old-addresses.ts';
import { type ByLanguage, pathsOf, samePaths } from './page-paths.ts';
import { rememberedBefore } from './page-place.ts';
import { below, type PageRecord, type PageStates, standing, statesOf } from './page-records.ts';
import { type State, writePaths } from './write-paths.ts';

type Id = number | string;

/**
 * After a save every address below is what it should be: in the other languages of the page itself, and on the pages
 * below it, public and drafted. What moved in public leaves a redirect behind.
 */
export const settlePages: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const before = rememberedBefore(req);
  if (operation === 'create' || !before) return doc;
  await settle(doc.id, before, aside(req), 0);
  return doc;
};

const DEEPEST = 20;

async function settle(id: Id, before: PageStates, req: PayloadRequest, depth: number): Promise<void> {
  const { payload } = req;
  await putRight(payload, id, req);
  const after = await statesOf(payload, id, req);
  if (!after) return;
  if (before.main.public && after.main.public)
    await leadFromOldAddresses(after.main.site, before.main.path, after.main.path, req);
  if (samePaths(standing(before).path, standing(after).path) || depth > DEEPEST) return;
  for (const child of await below(payload, id, req)) {
    const states = await statesOf(payload, child, req);
    if (states) await settle(child, states, req, depth + 1);
  }
}

async function putRight(payload: Payload, id: Id, req: PayloadRequest): Promise<void> {
  const states = await statesOf(payload, id, req);
  if (!states) return;
  const wanted: [State, PageRecord][] = [['draft', states.draft], ...mainIfPublic(states)];
  for (const [state, page] of wanted) {
    const paths = pathsOf(page, await pathsAbove(payload, page, req));
    if (!samePaths(paths, page.path)) await writePaths(payload, id, state, paths, req);
  }
}

function mainIfPublic({ main }: PageStates): [State, PageRecord][] {
  return main.public ? [['main', main]] : [];
}

async function pathsAbove(
  payload: Payload,
  { parent }: PageRecord,
  req: PayloadRequest,
): Promise<ByLanguage | undefined> {
  const states = parent === undefined ? undefined : await statesOf(payload, parent, req);
  return states && standing(states).path;
}
