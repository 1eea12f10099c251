import type { RichTextNode, Span } from '../src/shared/platform/fields/rich-text.ts';

/**
 * Rich text from a plain file: paragraphs apart by an empty line, `## ` and `### `
 * headings, `- ` and `1. ` lists, `> ` quotes (a last line `— Name` is the source), **strong**, *emphasis*, [text](/path).
 */
export function toRichText(source: string): RichTextNode[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .map((part) => node(part.split('\n').map((line) => line.trim())));
}

function node(lines: readonly string[]): RichTextNode {
  const first = lines[0] ?? '';
  if (first.startsWith('### ')) return { kind: 'heading', level: 3, children: spans(first.slice(4)) };
  if (first.startsWith('## ')) return { kind: 'heading', level: 2, children: spans(first.slice(3)) };
  if (first.startsWith('- '))
    return { kind: 'list', ordered: false, items: lines.map((line) => spans(line.slice(2))) };
  if (/^\d+\. /.test(first)) {
    return { kind: 'list', ordered: true, items: lines.map((line) => spans(line.replace(/^\d+\. /, ''))) };
  }
  if (first.startsWith('> ')) return quote(lines.map((line) => line.replace(/^> ?/, '')));
  return { kind: 'paragraph', children: spans(lines.join(' ')) };
}

function quote(lines: readonly string[]): RichTextNode {
  const last = lines.at(-1) ?? '';
  if (!last.startsWith('— ')) return { kind: 'quote', children: spans(lines.join(' ')) };
  return { kind: 'quote', children: spans(lines.slice(0, -1).join(' ')), source: last.slice(2) };
}

const marked = /\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g;

function spans(line: string): Span[] {
  const found: Span[] = [];
  let from = 0;
  for (const match of line.matchAll(marked)) {
    if (match.index > from) found.push({ text: line.slice(from, match.index) });
    const [whole, strong, emphasis, words, href] = match;
    if (strong) found.push({ text: strong, strong: true });
    else if (emphasis) found.push({ text: emphasis, emphasis: true });
    else if (words && href) found.push({ text: words, href });
    from = match.index + whole.length;
  }
  if (from < line.length) found.push({ text: line.slice(from) });
  return found;
}
