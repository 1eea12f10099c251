import { languageRecords } from '#locale-records';
import { fillPlaceholders } from './fill-placeholders.ts';

/**
 * Fills values into a text of the dictionary, in the browser: `{car}` and `{count, plural, =1 {…} few {…} other {#}}`.
 * The server's message parser is larger than the rest of the island's code.
 */
export function formatMessage(
  text: string,
  values: Readonly<Record<string, string | number>>,
  language: string,
): string {
  const counted = text.replace(
    /\{(\w+), plural, ((?:[^{}]*\{[^{}]*\})+)\s*\}/g,
    (_, name: string, forms: string) => pluralForm(forms, Number(values[name]), language),
  );
  return fillPlaceholders(counted, values);
}

function pluralForm(forms: string, count: number, language: string): string {
  const byCategory = new Map(
    [...forms.matchAll(/(\S+)\s*\{([^{}]*)\}/g)].map(([, category, text]) => [category, text]),
  );
  const text =
    byCategory.get(`=${count}`) ??
    byCategory.get(pluralCategory(count, language)) ??
    byCategory.get('other') ??
    '';
  return text.replaceAll('#', String(count));
}

/** `Intl.PluralRules` would slow hydration down (see format-number.ts). */
function pluralCategory(count: number, language: string): string {
  if (count === 1) return 'one';
  return languageRecords[language]?.few?.includes(count) ? 'few' : 'other';
}
