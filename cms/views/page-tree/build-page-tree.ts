/** A page with its parent. */
export type TreePage = {
  id: number | string;
  parent: number | string | undefined;
  order: number | undefined;
  title: string;
};

export type TreeNode<P extends TreePage> = { page: P; level: number; children: readonly TreeNode<P>[] };

/**
 * Pages below their parents, in the order of the menus: those with a number first, then by name. A page whose parent is
 * missing becomes a root, so that none is lost; so do pages in a parent cycle.
 */
export function buildPageTree<P extends TreePage>(pages: readonly P[]): readonly TreeNode<P>[] {
  const known = new Set(pages.map(({ id }) => String(id)));
  const below = Map.groupBy(pages, ({ parent }) =>
    parent !== undefined && known.has(String(parent)) ? String(parent) : '',
  );
  const placed = new Set<string>();
  const build = (parent: string, level: number): TreeNode<P>[] =>
    sorted(below.get(parent) ?? []).flatMap((page) => {
      if (placed.has(String(page.id))) return [];
      placed.add(String(page.id));
      return [{ page, level, children: build(String(page.id), level + 1) }];
    });
  const roots = build('', 1);
  const cyclic = sorted(pages.filter(({ id }) => !placed.has(String(id))));
  return [...roots, ...cyclic.map((page) => ({ page, level: 1, children: [] }))];
}

function sorted<P extends TreePage>(pages: readonly P[]): readonly P[] {
  const orderOf = ({ order }: P) => order ?? Number.MAX_SAFE_INTEGER;
  return pages.toSorted((a, b) => orderOf(a) - orderOf(b) || a.title.localeCompare(b.title));
}

/** The nodes that are visible while some are collapsed, from top to bottom. */
export function visibleNodes<P extends TreePage>(
  nodes: readonly TreeNode<P>[],
  isOpen: (page: P) => boolean,
): readonly TreeNode<P>[] {
  return nodes.flatMap((node) => [node, ...(isOpen(node.page) ? visibleNodes(node.children, isOpen) : [])]);
}

/** The nodes that match, and their ancestors. */
export function filterTree<P extends TreePage>(
  nodes: readonly TreeNode<P>[],
  fits: (page: P) => boolean,
): readonly TreeNode<P>[] {
  return nodes.flatMap((node) => {
    const children = filterTree(node.children, fits);
    return children.length > 0 || fits(node.page) ? [{ ...node, children }] : [];
  });
}
