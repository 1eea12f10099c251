/** The part of Lexical's format that the studio's rich text uses. */
export type LexicalState = { root: LexicalNode };

export type LexicalNode = {
  type: string;
  version: number;
  children?: readonly LexicalNode[];
  text?: string;
  tag?: string;
  listType?: string;
  format?: number | string;
  fields?: { url?: unknown; linkType?: unknown; newTab?: unknown; to?: unknown };
  [more: string]: unknown;
};

/** Bits of a text's `format`. */
export const BOLD = 1;
export const ITALIC = 2;

export function isLexicalState(value: unknown): value is LexicalState {
  return isNode((value as LexicalState | null | undefined)?.root);
}

export function isNode(value: unknown): value is LexicalNode {
  return typeof value === 'object' && value !== null && typeof (value as LexicalNode).type === 'string';
}

export function childrenOf(node: LexicalNode): readonly LexicalNode[] {
  return Array.isArray(node.children) ? node.children.filter(isNode) : [];
}
