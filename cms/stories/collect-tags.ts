import { slugify } from '../collections/slugify.ts';

/** A tag as the page that lists stories named it, before tags became a collection of their own. */
export type ListedTag = { language: string; id: string; key: string; value: string };

export type CollectedTag = {
  tagId: string;
  title: string;
  name: Readonly<Record<string, string>>;
  key: Readonly<Record<string, string>>;
};

/** The tags of a site from those of its lists, in the order in which they are first named. */
export function collectTags(listed: readonly ListedTag[]): CollectedTag[] {
  const byId = Map.groupBy(
    listed.filter(({ id, value }) => id && value),
    ({ id }) => id,
  );
  return [...byId].map(([tagId, named]) => ({
    tagId,
    title: named[0]?.value ?? tagId,
    name: Object.fromEntries(named.map(({ language, value }) => [language, value])),
    key: Object.fromEntries(named.map(({ language, key, value }) => [language, key || slugify(value)])),
  }));
}
