import type { SiteText, TextState } from './site-text.ts';

export type TextFilter = { sought: string; state: TextState | ''; module: string };

/**
 * By words that visitors read, in either language, or by keys: several keys with spaces between them are those that somebody
 * pointed at. A text counts with the state it had when the list was loaded, so that no row moves away under the hand.
 */
export function filterTexts(
  texts: readonly SiteText[],
  { sought, state, module }: TextFilter,
  stateAtLoad: ReadonlyMap<string, TextState>,
): readonly SiteText[] {
  const wanted = sought.trim().toLowerCase();
  const keys = new Set(sought.trim().split(/\s+/));
  const areKeys = [...keys].every((key) => stateAtLoad.has(key));
  return texts.filter((text) => {
    if (state && (stateAtLoad.get(text.key) ?? text.state) !== state) return false;
    if (module && text.module !== module) return false;
    if (!wanted) return true;
    if (areKeys) return keys.has(text.key);
    return [text.key, text.source, text.product, text.own].some((each) =>
      each.toLowerCase().includes(wanted),
    );
  });
}
