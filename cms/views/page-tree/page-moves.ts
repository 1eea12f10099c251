import type { TreeNode, TreePage } from './build-page-tree.ts';
import type { PageMove } from './move-page.ts';

type Node = TreeNode<TreePage>;

/** Which part of a row a page is held over while it is dragged. */
export type DropZone = 'before' | 'into' | 'after';

const EDGE_SHARE = 0.3;

/** The edges of a row put a page beside it, its middle below it. Nothing goes beside the home page. */
export function dropZone(node: Node, share: number): DropZone {
  if (node.page.parent === undefined) return 'into';
  if (share < EDGE_SHARE) return 'before';
  return share > 1 - EDGE_SHARE ? 'after' : 'into';
}

export function moveByDrop(moved: Node, over: Node, zone: DropZone, nodes: readonly Node[]): PageMove {
  const { id: page } = moved.page;
  if (zone === 'into') return { page, parent: over.page.id, before: null };
  const parent = over.page.parent ?? null;
  if (zone === 'before') return { page, parent, before: over.page.id };
  return { page, parent, before: siblingsWithout(moved, over, nodes, 1)?.page.id ?? null };
}

/** Alt and an arrow: up, down, below the page above it, or out beside its parent. */
export function moveByKey(key: string, node: Node, nodes: readonly Node[]): PageMove | undefined {
  const { id: page, parent = null } = node.page;
  const siblings = nodes.filter((each) => each.page.parent === node.page.parent);
  const at = siblings.indexOf(node);
  const above = siblings[at - 1];
  if (key === 'ArrowUp' && above) return { page, parent, before: above.page.id };
  if (key === 'ArrowDown' && siblings[at + 1])
    return { page, parent, before: siblings[at + 2]?.page.id ?? null };
  if (key === 'ArrowRight' && above) return { page, parent: above.page.id, before: null };
  const outer = nodes.find((each) => each.page.id === parent);
  if (key === 'ArrowLeft' && outer?.page.parent !== undefined) return moveByDrop(node, outer, 'after', nodes);
  return undefined;
}

/** The sibling so many places behind `of`, as if the moved page were not there. */
function siblingsWithout(moved: Node, of: Node, nodes: readonly Node[], step: number): Node | undefined {
  const siblings = nodes.filter((each) => each.page.parent === of.page.parent && each !== moved);
  return siblings[siblings.indexOf(of) + step];
}
