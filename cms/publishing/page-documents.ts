import { blockFields, isBlockName } from '../../src/content/blocks/block-fields.ts';
import { pageFields } from '../../src/content/publishing/page-document.ts';
import type { PublishedDocument } from '../../src/content/publishing/published-store.ts';
import { allLanguages } from '../../src/shared/sites/languages.ts';
import type { References, ReferencesIn } from './references.ts';
import { type Row, toPublished, toRow } from './to-published.ts';

/** A page of the studio with all its languages: every field but these holds one value per language. */
export type StudioPage = Row & { key: string };

/** A page as it is public, one document per language. A language without a name does not exist for the page. */
export function toPageDocuments(
  page: StudioPage,
  site: string,
  referencesIn: ReferencesIn,
): PublishedDocument[] {
  return allLanguages.flatMap((language) => {
    const { name, path, hideInNavigation, header, main, footer, ...fields } = inLanguage(page, language);
    if (typeof name !== 'string' || name === '' || typeof path !== 'string' || path === '') return [];
    const references = referencesIn(language);
    const body = {
      path,
      name,
      // A story is found through its list, never through the menu.
      ...((hideInNavigation === true || fields['template'] === 'story') && { hideInNavigation: true }),
      fields: withStoryTags(toPublished(pageFields, fields, references), references),
      header: toBlocks(header, references),
      main: toBlocks(main, references),
      footer: toBlocks(footer, references),
    };
    return [{ kind: 'page' as const, site, language, key: page.key, body }];
  });
}

/** Tags are those of the site; the page that lists its stories publishes them. */
function withStoryTags(fields: Row, { storyTags }: References): Row {
  if (fields['template'] !== 'stories index') return fields;
  const { tags: _, ...index } = toRow(fields['storiesIndex']);
  return { ...fields, storiesIndex: { ...index, ...(storyTags.length > 0 && { tags: storyTags }) } };
}

/** One language of a document that was read with all of them. */
export function inLanguage(document: Row, language: string): Row {
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [name, toRow(value)[language] ?? undefined]),
  );
}

function toBlocks(blocks: unknown, references: References) {
  if (!Array.isArray(blocks)) return [];
  return blocks.map(toRow).map((block, index) => {
    const { id, blockType } = block;
    const name = String(blockType ?? '');
    const fields = isBlockName(name) ? toPublished(blockFields[name], block, references) : {};
    return { id: typeof id === 'string' ? id : `${name}-${index + 1}`, block: name, fields };
  });
}
