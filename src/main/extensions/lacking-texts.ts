import type { Extension } from '../../extension/extension.ts';

/** What a part says with texts that the extension has in no language, in a sentence; nothing where it has all of them. */
export function lackingTexts(
  part: string,
  keys: readonly (string | undefined)[],
  texts: NonNullable<Extension['texts']>,
): readonly string[] {
  const known = new Set(Object.values(texts).flatMap((each) => Object.keys(each)));
  const lacking = [...new Set(keys)].filter((key) => key !== undefined && !known.has(key));
  if (lacking.length === 0) return [];
  return [`${part} uses ${lacking.map((key) => `'${key}'`).join(', ')}, which its texts do not have.`];
}
