import type { RichTextNode, Span } from '../../src/shared/platform/fields/rich-text.ts';
import { safeHref } from '../../src/shared/platform/fields/safe-href.ts';
import { toLinkTarget } from '../links/link-target.ts';
import { BOLD, childrenOf, ITALIC, isLexicalState, type LexicalNode } from './lexical.ts';
import type { HrefOf } from './references.ts';
import { SOURCE_MARK } from './rich-text-to-lexical.ts';

/** Converts the editor's content to published rich text. Unknown nodes become plain paragraphs, so that no text is lost. */
export function fromLexical(value: unknown, hrefOf: HrefOf = () => undefined): RichTextNode[] {
  return isLexicalState(value) ? childrenOf(withAddresses(value.root, hrefOf)).flatMap(nodesOf) : [];
}

/** An emptied editor still holds one empty paragraph. */
export function isBlank(richText: readonly RichTextNode[]): boolean {
  return richText.every(
    (node) => node.kind === 'paragraph' && node.children.every(({ text }) => text === ''),
  );
}

function nodesOf(node: LexicalNode): RichTextNode[] {
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', children: spansOf(node) }];
    case 'heading':
      return [{ kind: 'heading', level: levelOf(node.tag), children: spansOf(node) }];
    case 'quote':
      return [quoteOf(node)];
    case 'list':
      return [{ kind: 'list', ordered: node.listType === 'number', items: itemsOf(node) }];
    default:
      return unknownNode(node);
  }
}

function unknownNode(node: LexicalNode): RichTextNode[] {
  const children = childrenOf(node);
  if (children.some(isBlockNode)) return children.flatMap(nodesOf);
  const spans = spansIn(node, undefined);
  return spans.length > 0 ? [{ kind: 'paragraph', children: spans }] : [];
}

const inlineTypes = ['text', 'linebreak', 'tab', 'link', 'autolink'];

function isBlockNode({ type }: LexicalNode): boolean {
  return !inlineTypes.includes(type);
}

/** Pages have two levels of headings below their title. */
function levelOf(tag: string | undefined): 2 | 3 {
  return tag === 'h1' || tag === 'h2' ? 2 : 3;
}

function quoteOf(node: LexicalNode): RichTextNode {
  const children = childrenOf(node);
  const [before, last] = children.slice(-2);
  if (before?.type === 'linebreak' && last?.text?.startsWith(SOURCE_MARK)) {
    const quoted = { ...node, children: children.slice(0, -2) };
    return { kind: 'quote', children: spansOf(quoted), source: last.text.slice(SOURCE_MARK.length) };
  }
  return { kind: 'quote', children: spansOf(node) };
}

/** A list within a list becomes items of the outer one. */
function itemsOf(list: LexicalNode): Span[][] {
  return childrenOf(list).flatMap((item) => {
    const parts = childrenOf(item);
    const at = parts.findIndex(({ type }) => type === 'list');
    const inner = parts[at];
    if (!inner) return [joinBreaks(spansIn(item, undefined))];
    const before = at > 0 ? itemsOf(listOf(parts.slice(0, at))) : [];
    const after = at + 1 < parts.length ? itemsOf(listOf(parts.slice(at + 1))) : [];
    return [...before, ...itemsOf(inner), ...after];
  });
}

function listOf(parts: readonly LexicalNode[]): LexicalNode {
  return { type: 'list', version: 1, children: [{ type: 'listitem', version: 1, children: parts }] };
}

function spansOf(node: LexicalNode): Span[] {
  return joinBreaks(childrenOf(node).flatMap((child) => spansIn(child, undefined)));
}

type Piece = Span & { breaks?: true };

function spansIn(node: LexicalNode, href: string | undefined): Piece[] {
  if (node.type === 'linebreak') return [{ text: '\n', breaks: true }];
  if (typeof node.text === 'string') return [spanOf(node, node.text, href)];
  const inside = node.type === 'link' || node.type === 'autolink' ? addressOf(node) : href;
  return childrenOf(node).flatMap((child) => spansIn(child, inside));
}

function spanOf({ format }: LexicalNode, text: string, href: string | undefined): Span {
  const bits = typeof format === 'number' ? format : 0;
  return {
    text,
    ...((bits & BOLD) !== 0 && { strong: true }),
    ...((bits & ITALIC) !== 0 && { emphasis: true }),
    ...(href !== undefined && { href }),
  };
}

/** The same text with the address of every link that was picked; one whose target is not public becomes plain text. */
function withAddresses(node: LexicalNode, hrefOf: HrefOf): LexicalNode {
  const target = toLinkTarget(node.fields?.to);
  return {
    ...node,
    ...(target && { fields: { ...node.fields, url: hrefOf(target) } }),
    ...(node.children && { children: childrenOf(node).map((child) => withAddresses(child, hrefOf)) }),
  };
}

/** A link to an unsafe address becomes plain text. */
function addressOf({ fields }: LexicalNode): string | undefined {
  const url = typeof fields?.url === 'string' ? decoded(fields.url) : undefined;
  return safeHref.safeParse(url).success ? url : undefined;
}

/** Payload percent-encodes whole addresses of this site when they hold special characters. */
function decoded(url: string): string {
  if (!/^%(2F|23|3F)/i.test(url)) return url;
  try {
    return decodeURIComponent(url);
  } catch {
    return url;
  }
}

/** A line break within a paragraph is appended to the span before it. */
function joinBreaks(pieces: readonly Piece[]): Span[] {
  const spans: Span[] = [];
  for (const { breaks, ...piece } of pieces) {
    const last = spans.at(-1);
    if (breaks && last) spans[spans.length - 1] = { ...last, text: `${last.text}\n` };
    else spans.push(piece);
  }
  return spans;
}
