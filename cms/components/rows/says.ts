const telling = [
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

const LONGEST = 70;

/** What a row is about, in its own words: the first thing in it that a visitor would read. */
export function says(row: unknown): string {
  if (typeof row !== 'object' || row === null) return '';
  const fields = row as Readonly<Record<string, unknown>>;
  for (const name of telling) {
    const words = wordsIn(fields[name]);
    if (words) return short(words);
  }
  const links = ['link', 'highlightedLink', 'code', 'host'].map((name) => wordsIn(fields[name]));
  return short(links.find(Boolean) ?? '');
}

/** A text, a rich text (as a tree of nodes), or something that has words of its own. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (typeof value !== 'object' || value === null) return '';
  if (Array.isArray(value)) return value.map(wordsIn).filter(Boolean).join(' ');
  const { text, root, children } = value as Readonly<Record<string, unknown>>;
  return wordsIn(text) || wordsIn(root) || wordsIn(children);
}

function short(words: string): string {
  if (words.length <= LONGEST) return words;
  return `${words.slice(0, LONGEST).replace(/\s+\S*$/, '')} …`;
}
