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

/** A summary of a row: the first text in it that a visitor would read. */
export function rowSummary(row: unknown): string {
  if (typeof row !== 'object' || row === null) return '';
  const fields = row as Readonly<Record<string, unknown>>;
  for (const name of summaryFields) {
    const text = toPlainText(fields[name]);
    if (text) return truncate(text);
  }
  const links = ['link', 'highlightedLink', 'code', 'host'].map((name) => toPlainText(fields[name]));
  return truncate(links.find(Boolean) ?? '');
}

/** From a text, a rich text (a tree of nodes), or a group with a text. */
function toPlainText(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return value.map(toPlainText).filter(Boolean).join(' ');
  const { text, root, children } = value as Readonly<Record<string, unknown>>;
  return toPlainText(text) || toPlainText(root) || toPlainText(children);
}

function truncate(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  return `${text.slice(0, MAX_LENGTH).replace(/\s+\S*$/, '')} …`;
}
