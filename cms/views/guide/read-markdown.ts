/** The few forms that the guide is written in. */
export type Passage =
  | { kind: 'heading'; level: number; text: string; id: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly string[] }
  | { kind: 'picture'; alt: string; file: string };

/** Reads the guide passage by passage; they are parted by empty lines. */
export function readMarkdown(text: string): readonly Passage[] {
  return text
    .split(/\n{2,}/)
    .map((passage) => passage.trim())
    .filter(Boolean)
    .map(passageOf);
}

function passageOf(text: string): Passage {
  const [, marks, heading] = /^(#{1,4}) (.+)$/.exec(text) ?? [];
  if (marks && heading) return { kind: 'heading', level: marks.length, text: heading, id: idOf(heading) };
  const [, alt, file] = /^!\[(.*)\]\((.+)\)$/.exec(text) ?? [];
  if (file) return { kind: 'picture', alt: alt ?? '', file: file.replace(/^.*\//, '') };
  if (/^(-|\d+\.) /.test(text)) return { kind: 'list', ordered: /^\d/.test(text), items: itemsOf(text) };
  return { kind: 'paragraph', text: oneLine(text) };
}

function itemsOf(text: string): readonly string[] {
  return text.split(/\n(?=(?:-|\d+\.) )/).map((item) => oneLine(item.replace(/^(-|\d+\.) /, '')));
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

function idOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A stretch of words: plain, strong, as it is typed, or leading somewhere. */
export type Stretch =
  | { kind: 'plain' | 'strong' | 'code'; text: string }
  | { kind: 'link'; text: string; href: string };

export function stretchesOf(text: string): readonly Stretch[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\[[^\]]+\]\([^)]+\))/)
    .filter(Boolean)
    .map((part): Stretch => {
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      const [, words, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
      return words && href ? { kind: 'link', text: words, href } : { kind: 'plain', text: part };
    });
}
