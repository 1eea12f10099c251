import type { PayloadRequest } from 'payload';
import { toPerson } from '../../access/person.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { isolateRequest } from '../../collections/isolate-request.ts';
import { buildPaths, findPathError } from '../../collections/page-paths.ts';
import { effectiveState, findPageStates, type PageStates } from '../../collections/page-states.ts';
import { findPathConflict } from '../../collections/path-conflicts.ts';
import { recomputeSubtree } from '../../collections/recompute-paths.ts';
import { writePageRow } from '../../collections/write-page-row.ts';
import { publisherInstance } from '../../publishing/publisher-instance.ts';
import { holdDocument } from '../../revisions/document-lock.ts';
import { findOwnSites, type OwnSite } from '../own-sites.ts';
import { buildPageTree, type TreeNode, visibleNodes } from './build-page-tree.ts';
import { orderSiblings } from './order-siblings.ts';
import { findSitePages, type OverviewPage } from './site-pages.ts';

type Id = number | string;

/** Where a page is put: below `parent`, in front of its child `before`, or after all of them. */
export type PageMove = { page: Id; parent: Id | null; before: Id | null };

export type MoveResult =
  | { state: 'moved'; title: string; parentTitle: string | undefined; undo: PageMove }
  | { state: 'refused'; reason: MoveRefusal }
  | { state: 'taken'; message: string };

export type MoveRefusal = 'unknown' | 'author' | 'home' | 'top' | 'below itself';

/**
 * Moves a page in the tree, at once for visitors and in the drafts: a move that waited for publishing would wait in
 * every page whose number changes. Neither publishes what is drafted.
 */
export async function movePage(move: PageMove, req: PayloadRequest): Promise<MoveResult> {
  if (toPerson(req.user)?.role === 'author') return { state: 'refused', reason: 'author' };
  const found = await findInOwnSites(move.page, req);
  if (!found) return { state: 'refused', reason: 'unknown' };
  const { site, nodes, node } = found;
  const reason = refusalOf(move, node, nodes);
  if (reason) return { state: 'refused', reason };
  const own = isolateRequest(req);
  const states = await findPageStates(req.payload, move.page, own);
  const parent = nodes.find(({ page }) => isSame(page.id, move.parent));
  if (!states) return { state: 'refused', reason: 'unknown' };
  const message = isSame(node.page.parent, move.parent) ? undefined : await findTaken(states, move, own);
  if (message) return { state: 'taken', message };
  const siblings = childrenOf(move.parent, nodes);
  const undo = undoOf(node, nodes);
  await write(move, { site, states, siblings }, own);
  await recordAudit(req, {
    action: 'moved',
    ...{ subject: 'pages', document: node.page.id, title: node.page.title, site: site.id },
    detail: `${describePlace(undo, nodes)} → ${describePlace(move, nodes)}`,
  });
  return {
    state: 'moved',
    title: node.page.title,
    parentTitle: parent?.page.title,
    undo,
  };
}

type Node = TreeNode<OverviewPage>;

async function findInOwnSites(id: Id, req: PayloadRequest) {
  for (const site of await findOwnSites(req)) {
    const nodes = visibleNodes(buildPageTree(await findSitePages(site, req)), () => true);
    const node = nodes.find(({ page }) => isSame(page.id, id));
    if (node) return { site, nodes, node };
  }
  return undefined;
}

function refusalOf(
  { parent, before }: PageMove,
  node: Node,
  nodes: readonly Node[],
): MoveRefusal | undefined {
  const moves = !isSame(node.page.parent, parent);
  if (moves && node.page.languages.some(({ address }) => address === '/')) return 'home';
  if (moves && parent === null) return 'top';
  if (parent !== null && !nodes.some(({ page }) => isSame(page.id, parent))) return 'unknown';
  if (before !== null && !childrenOf(parent, nodes).some(({ page }) => isSame(page.id, before)))
    return 'unknown';
  const subtree = visibleNodes([node], () => true);
  return subtree.some(({ page }) => isSame(page.id, parent)) ? 'below itself' : undefined;
}

/** Why the page cannot have the address that the new place gives it. */
async function findTaken(states: PageStates, { parent }: PageMove, req: PayloadRequest) {
  const above = parent === null ? undefined : await findPageStates(req.payload, parent, req);
  const page = effectiveState(states);
  const paths = buildPaths(page, above && effectiveState(above).path);
  for (const [locale, path] of Object.entries(paths)) {
    if (!path || path === page.path[locale]) continue;
    const place = { id: page.id, site: page.site, locale, moves: page.public };
    const message = findPathError(path, req.i18n.language) ?? (await findPathConflict(path, place, req));
    if (message) return message;
  }
  return undefined;
}

type Place = { site: OwnSite; states: PageStates; siblings: readonly Node[] };

async function write(
  { page, parent, before }: PageMove,
  { site, states, siblings }: Place,
  req: PayloadRequest,
) {
  const others = siblings.map((each) => each.page).filter(({ id }) => !isSame(id, page));
  const at = others.findIndex(({ id }) => isSame(id, before));
  const numbers = orderSiblings(others, page, at === -1 ? others.length : at);
  for (const [id, number] of numbers) {
    const order = Object.fromEntries(site.languages.map((language) => [language, number]));
    const change = { order, ...(isSame(id, page) && { parent }) };
    await holdDocument('pages', id, req, () => writeBoth(id, change, req));
  }
  await recomputeSubtree(page, states, req);
  for (const id of numbers.keys()) publisherInstance()?.markWritten(`pages.${id}`);
}

async function writeBoth(
  id: Id,
  change: { order: Record<string, number>; parent?: Id | null },
  req: PayloadRequest,
) {
  const { edition } = (await req.payload.findByID({
    collection: 'pages',
    ...{
      id,
      depth: 0,
      draft: true,
      overrideAccess: true,
      select: { edition: true },
      req: isolateRequest(req),
    },
  })) as { edition?: number };
  const row = { ...change, edition: (edition ?? 0) + 1, lastSave: null };
  await writePageRow(req.payload, id, 'main', row, req);
  await writePageRow(req.payload, id, 'draft', row, req);
}

function undoOf({ page }: Node, nodes: readonly Node[]): PageMove {
  const siblings = childrenOf(page.parent ?? null, nodes);
  const next = siblings[siblings.findIndex((each) => isSame(each.page.id, page.id)) + 1];
  return { page: page.id, parent: page.parent ?? null, before: next?.page.id ?? null };
}

/** The page above, and which of its pages is to follow. */
function describePlace({ parent, before }: PageMove, nodes: readonly Node[]): string {
  const titles = [parent, before].map((id) => nodes.find(({ page }) => isSame(page.id, id))?.page.title);
  return titles.filter(Boolean).join(' / ') || '/';
}

function childrenOf(parent: Id | null, nodes: readonly Node[]): readonly Node[] {
  return nodes.filter(({ page }) => isSame(page.parent, parent));
}

function isSame(one: Id | null | undefined, other: Id | null | undefined): boolean {
  return String(one ?? '') === String(other ?? '');
}
