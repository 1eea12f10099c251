/** The texts that an island carries as JSON, with their placeholders: the browser has no dictionary. */
export function pickTexts<Key extends string>(
  texts: (key: Key) => string,
  keys: readonly Key[],
): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, texts(key)])) as Record<Key, string>;
}

/** The keys of a messages file. */
export function keysOf<Messages extends object>(messages: Messages): readonly (keyof Messages)[] {
  return Object.keys(messages) as (keyof Messages)[];
}
