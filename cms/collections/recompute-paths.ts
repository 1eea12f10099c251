import type { CollectionAfterChangeHook, Payload, PayloadRequest } from 'payload';
import { holdDocument } from '../revisions/document-lock.ts';
import { isolateRequest } from './isolate-request.ts';
import { statesBeforeSave } from './page-path-hooks.ts';
import { type ByLanguage, buildPaths, samePaths } from './page-paths.ts';
import {
  effectiveState,
  findChildIds,
  findPageStates,
  type PageState,
  type PageStates,
} from './page-states.ts';
import { redirectMovedPage } from './redirect-moved-page.ts';
import { type StateName, writePageRow } from './write-page-row.ts';

type Id = number | string;

/**
 * After a save, recomputes the paths of the page in its other languages and those of its descendants, public and drafted. A
 * public page that moved leaves a redirect.
 */
export const recomputePaths: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const before = statesBeforeSave(req, doc.id);
  if (operation === 'create' || !before) return doc;
  await recomputeSubtree(doc.id, before, isolateRequest(req));
  return doc;
};

const MAX_DEPTH = 20;

export async function recomputeSubtree(
  id: Id,
  before: PageStates,
  req: PayloadRequest,
  depth = 0,
): Promise<void> {
  const { payload } = req;
  await holdDocument('pages', id, req, () => rewritePaths(payload, id, req));
  const after = await findPageStates(payload, id, req);
  if (!after) return;
  if (before.main.public && after.main.public) await redirectMovedPage(before.main, after.main, req);
  if (samePaths(effectiveState(before).path, effectiveState(after).path) || depth > MAX_DEPTH) return;
  for (const child of await findChildIds(payload, id, req)) {
    const states = await findPageStates(payload, child, req);
    if (states) await recomputeSubtree(child, states, req, depth + 1);
  }
}

async function rewritePaths(payload: Payload, id: Id, req: PayloadRequest): Promise<void> {
  const states = await findPageStates(payload, id, req);
  if (!states) return;
  const wanted: [StateName, PageState][] = [['draft', states.draft], ...publicState(states)];
  for (const [state, page] of wanted) {
    const paths = buildPaths(page, await findParentPaths(payload, page, req));
    if (!samePaths(paths, page.path)) await writePageRow(payload, id, state, { path: paths }, req);
  }
}

function publicState({ main }: PageStates): [StateName, PageState][] {
  return main.public ? [['main', main]] : [];
}

async function findParentPaths(
  payload: Payload,
  { parent }: PageState,
  req: PayloadRequest,
): Promise<ByLanguage | undefined> {
  const states = parent === undefined ? undefined : await findPageStates(payload, parent, req);
  return states && effectiveState(states).path;
}
