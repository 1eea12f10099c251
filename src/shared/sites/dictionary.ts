import type { Language } from './languages.ts';

/**
 * Every text by its key. Modules above add their own keys (see any `texts.ts`), so that `sites` knows their texts
 * without importing them; publishing/built-in-texts.ts puts the texts themselves together.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the modules' texts.ts files fill it
export interface TextRegistry {}

export type TextKey = keyof TextRegistry;
export type Dictionary = Readonly<Record<TextKey, string>>;

/** The keys of a module's texts, to extend `TextRegistry` with. */
export type TextsOf<Declared extends Record<Language, object>> = Declared['sv'];
