const summaryFields = [
  'title',
  'heading',
  'name',
  'label',
  'question',
  'text',
  'lead',
  'caption',
  'note',
  'value',
  'description',
];

const MAX_LENGTH = 70;

/** What a row is about, in its own words: the first thing in it that a visitor would read. */
export function rowSummary(row: unknown): string {
  if (typeof row !== 'object' || row === null) return '';
  const fields = row as Readonly<Record<string, unknown>>;
  for (const name of summaryFields) {
    const words = toPlainText(fields[name]);
    if (words) return truncate(words);
  }
  const links = ['link', 'highlightedLink', 'code', 'host'].map((name) => toPlainText(fields[name]));
  return truncate(links.find(Boolean) ?? '');
}

/** A text, a rich text (as a tree of nodes), or something that has words of its own. */
function toPlainText(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return value.map(toPlainText).filter(Boolean).join(' ');
  const { text, root, children } = value as Readonly<Record<string, unknown>>;
  return toPlainText(text) || toPlainText(root) || toPlainText(children);
}

function truncate(words: string): string {
  if (words.length <= MAX_LENGTH) return words;
  return `${words.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')} …`;
}
