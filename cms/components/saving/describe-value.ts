import type { StudioLanguage } from '../../i18n/studio-text.ts';

const words = {
  en: { yes: 'Yes', no: 'No', empty: '(empty)' },
  sv: { yes: 'Ja', no: 'Nej', empty: '(tomt)' },
};
/** Ids and kinds that no editor has written. */
const internal = new Set(['id', 'blockType', 'blockName']);

/** A stored value as plain words: rich text without its formatting, lists row by row. */
export function describeValue(value: unknown, language: StudioLanguage): string {
  return textOf(value, language).trim() || words[language].empty;
}

function textOf(value: unknown, language: StudioLanguage): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? words[language].yes : words[language].no;
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value))
    return value.map((row, index) => `${index + 1}. ${textOf(row, language)}`.trim()).join('\n');
  if ('root' in value) return paragraphs((value.root as RichNode).children ?? []);
  return Object.entries(value)
    .filter(([name, part]) => !internal.has(name) && typeof part !== 'boolean')
    .map(([, part]) => textOf(part, language))
    .filter(Boolean)
    .join(' · ');
}

type RichNode = { text?: string; children?: readonly RichNode[] };

function paragraphs(nodes: readonly RichNode[]): string {
  return nodes.map(plainText).filter(Boolean).join('\n');
}

function plainText({ text, children = [] }: RichNode): string {
  return text ?? children.map(plainText).join('');
}
