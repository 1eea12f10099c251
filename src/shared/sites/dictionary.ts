/**
 * Every text by its key. The modules' messages/sv.json say which there are; content/publishing/built-in-texts.ts adds
 * them here, so that `sites` knows the texts of modules above without importing them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: built-in-texts.ts fills it
export interface TextRegistry {}

export type TextKey = keyof TextRegistry;
export type Dictionary = Readonly<Record<TextKey, string>>;
