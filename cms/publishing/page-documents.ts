import { blockFields, isBlockName } from '../../src/blocks/block-fields.ts';
import { pageFields } from '../../src/publishing/page-document.ts';
import type { PublishedDocument } from '../../src/publishing/published-store.ts';
import { routerLanguages } from '../../src/sites/languages.ts';
import { type MediaKeyOf, type Row, toPublished, toRow } from './to-published.ts';

/** A page of the studio with all its languages: every field but these holds one value per language. */
export type StudioPage = Row & { key: string };

/** A page as it is public, one document per language. A language without a name does not exist for the page. */
export function toPageDocuments(page: StudioPage, site: string, keyOf: MediaKeyOf): PublishedDocument[] {
  return routerLanguages.flatMap((language) => {
    const { name, path, hideInNavigation, header, main, footer, ...fields } = inLanguage(page, language);
    if (typeof name !== 'string' || name === '' || typeof path !== 'string' || path === '') return [];
    const body = {
      path,
      name,
      ...(hideInNavigation === true && { hideInNavigation }),
      fields: toPublished(pageFields, fields, keyOf),
      header: toBlocks(header, keyOf),
      main: toBlocks(main, keyOf),
      footer: toBlocks(footer, keyOf),
    };
    return [{ kind: 'page' as const, site, language, key: page.key, body }];
  });
}

/** One language of a document that was read with all of them. */
export function inLanguage(document: Row, language: string): Row {
  return Object.fromEntries(
    Object.entries(document).map(([name, value]) => [name, toRow(value)[language] ?? undefined]),
  );
}

function toBlocks(blocks: unknown, keyOf: MediaKeyOf) {
  if (!Array.isArray(blocks)) return [];
  return blocks.map(toRow).map((block, index) => {
    const { id, blockType } = block;
    const name = String(blockType ?? '');
    const fields = isBlockName(name) ? toPublished(blockFields[name], block, keyOf) : {};
    return { id: typeof id === 'string' ? id : `${name}-${index + 1}`, block: name, fields };
  });
}
