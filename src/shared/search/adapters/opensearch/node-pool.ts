/** How long a node that could not be reached is asked last. */
const LOST_FOR_MS = 10_000;

export type NodePool<Node> = {
  /** All nodes, in the order in which to try them: in turn, those that were lost a moment ago at the end. */
  inTurn: () => readonly Node[];
  lost: (node: Node) => void;
};

/** Spreads requests over the nodes of a cluster, and passes over those that do not answer. */
export function nodePool<Node>(nodes: readonly Node[], now: () => number): NodePool<Node> {
  const lostAt = new Map<Node, number>();
  let turn = 0;
  const isLost = (node: Node) => now() - (lostAt.get(node) ?? -Infinity) < LOST_FOR_MS;
  return {
    inTurn: () => {
      const first = turn % nodes.length;
      turn += 1;
      const order = [...nodes.slice(first), ...nodes.slice(0, first)];
      return [...order.filter((node) => !isLost(node)), ...order.filter(isLost)];
    },
    lost: (node) => {
      lostAt.set(node, now());
    },
  };
}
