/**
 * Puts values into a text of the dictionary, in the browser: `{car}` and `{count, plural, =1 {…} few {…} other {#}}`.
 * The server's message parser weighs more than everything else the tray brings along.
 */
export function formatMessage(
  text: string,
  values: Readonly<Record<string, string | number>>,
  language: string,
): string {
  return text
    .replace(/\{(\w+), plural, ((?:[^{}]*\{[^{}]*\})+)\s*\}/g, (_, name: string, forms: string) =>
      pluralForm(forms, Number(values[name]), language),
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

function pluralForm(written: string, count: number, language: string): string {
  const forms = new Map(
    [...written.matchAll(/(\S+)\s*\{([^{}]*)\}/g)].map(([, when, words]) => [when, words]),
  );
  const words =
    forms.get(`=${count}`) ?? forms.get(pluralCategory(count, language)) ?? forms.get('other') ?? '';
  return words.replaceAll('#', String(count));
}

/** Of whole counts in our languages. `Intl.PluralRules` costs a waking page what written-number.ts tells of. */
function pluralCategory(count: number, language: string): string {
  if (count === 1) return 'one';
  return language === 'sk' && count >= 2 && count <= 4 ? 'few' : 'other';
}
