import type { TreeNode, TreePage } from './build-page-tree.ts';

type Node = TreeNode<TreePage>;
export type Step = { to: number; toggles?: boolean; opens?: boolean };

/** What a key does in a tree grid, after the ARIA pattern. */
export function stepForKey(
  key: string,
  at: number,
  node: Node,
  shown: readonly Node[],
  isClosed: boolean,
): Step | undefined {
  const last = shown.length - 1;
  const hasChildren = node.children.length > 0;
  const above = shown.slice(0, at).findLastIndex(({ level }) => level < node.level);
  if (key === 'ArrowDown') return { to: Math.min(at + 1, last) };
  if (key === 'ArrowUp') return { to: Math.max(at - 1, 0) };
  if (key === 'Home') return { to: 0 };
  if (key === 'End') return { to: last };
  if (key === 'Enter') return { to: at, opens: true };
  if (key === 'ArrowRight' && hasChildren) return isClosed ? { to: at, toggles: true } : { to: at + 1 };
  if (key === 'ArrowLeft' && hasChildren && !isClosed) return { to: at, toggles: true };
  if (key === 'ArrowLeft' && above !== -1) return { to: above };
  return undefined;
}
