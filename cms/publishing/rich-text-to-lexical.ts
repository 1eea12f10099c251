import type { RichText, RichTextNode, Span } from '../../src/shared/platform/fields/rich-text.ts';
import { BOLD, ITALIC, type LexicalNode, type LexicalState } from './lexical.ts';

/** A last line of a quote that begins so names its source: the editor has no field for it. */
export const SOURCE_MARK = '— ';

/** Converts published rich text to the editor's format. */
export function toLexical(richText: RichText): LexicalState {
  return { root: element('root', richText.map(nodeOf)) };
}

function nodeOf(node: RichTextNode): LexicalNode {
  switch (node.kind) {
    case 'paragraph':
      return element('paragraph', inline(node.children), { textFormat: 0, textStyle: '' });
    case 'heading':
      return element('heading', inline(node.children), { tag: `h${node.level}` });
    case 'quote':
      return element('quote', [...inline(node.children), ...sourceLine(node.source)]);
    case 'list':
      return element(
        'list',
        node.items.map((item, index) => element('listitem', inline(item), { value: index + 1 })),
        { listType: node.ordered ? 'number' : 'bullet', tag: node.ordered ? 'ol' : 'ul', start: 1 },
      );
  }
}

function sourceLine(source: string | undefined): LexicalNode[] {
  return source ? [{ type: 'linebreak', version: 1 }, textNode({ text: `${SOURCE_MARK}${source}` })] : [];
}

/** Adjacent spans with the same address are one link. */
function inline(spans: readonly Span[]): LexicalNode[] {
  const nodes: { href: string | undefined; texts: LexicalNode[] }[] = [];
  for (const span of spans) {
    const last = nodes.at(-1);
    if (last && last.href === span.href) last.texts.push(textNode(span));
    else nodes.push({ href: span.href, texts: [textNode(span)] });
  }
  return nodes.flatMap(({ href, texts }) => (href === undefined ? texts : [linkNode(href, texts)]));
}

function linkNode(url: string, texts: readonly LexicalNode[]): LexicalNode {
  return { ...element('link', texts, { fields: { linkType: 'custom', newTab: false, url } }), version: 3 };
}

function textNode({ text, strong, emphasis }: Span): LexicalNode {
  const format = (strong ? BOLD : 0) | (emphasis ? ITALIC : 0);
  return { type: 'text', version: 1, text, format, mode: 'normal', style: '', detail: 0 };
}

function element(type: string, children: readonly LexicalNode[], more: object = {}): LexicalNode {
  return { type, version: 1, format: '', indent: 0, direction: null, children, ...more };
}
