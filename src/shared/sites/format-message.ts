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

/** Languages with other forms than one and many. `Intl.PluralRules` would slow hydration down (see format-number.ts). */
const pluralRules: Readonly<Record<string, (count: number) => string>> = {
  sk: (count) => (count >= 2 && count <= 4 ? 'few' : 'other'),
};

function pluralCategory(count: number, language: string): string {
  return count === 1 ? 'one' : (pluralRules[language]?.(count) ?? 'other');
}
