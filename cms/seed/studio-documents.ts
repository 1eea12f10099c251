import { blockFields, isBlockName } from '../../src/content/blocks/block-fields.ts';
import {
  type BlockDocument,
  type PageFields,
  pageDocument,
  pageFields,
} from '../../src/content/publishing/page-document.ts';
import type { PublishedDocument } from '../../src/content/publishing/published-store.ts';
import type { RedirectRule } from '../../src/content/redirects/rule.ts';
import { formFields } from '../../src/features/editor-forms/form-fields.ts';
import { extensionOf } from '../../src/shared/platform/media-file.ts';
import { OperatorError } from '../../src/shared/platform/operator-error.ts';
import { siteFields } from '../../src/shared/sites/site.ts';
import { themeFields } from '../../src/shared/ui/themes/theme-fields.ts';
import { footerFields } from '../../src/web/shell/footer/fields.ts';
import { headerFields } from '../../src/web/shell/header/fields.ts';
import { type Row, toRow } from '../publishing/to-published.ts';
import { type MediaIdOf, toStudioValue } from '../publishing/to-studio-value.ts';
import { type CollectedTag, collectTags } from '../stories/collect-tags.ts';
import { treePositions } from './tree-positions.ts';

/** Published documents in the shape of the studio's tables. */

export function studioMedia({ key, body }: PublishedDocument): Row {
  const { file, focal, alt, ...kept } = toRow(body);
  const { x, y } = toRow(focal);
  return {
    ...kept,
    ...fileFacts(key, toRow(body)),
    mediaFile: file,
    key,
    focalX: x ?? 50,
    focalY: y ?? 50,
    ...(alt !== undefined && { alt }),
  };
}

/** What Payload knows of a file that was uploaded; lists and forms show it. */
function fileFacts(key: string, { type, bytes, vector }: Row): Row {
  const mimeType = String(type ?? (vector === true ? 'image/svg+xml' : 'image/webp'));
  const ending = extensionOf(mimeType) ?? (vector === true ? 'svg' : 'webp');
  return { filename: `${key.replaceAll('/', '-')}.${ending}`, mimeType, filesize: bytes ?? null };
}

export function studioBrand({ brandCode, name, logo, logoBlackAndWhite }: Row, idOf: MediaIdOf): Row {
  const idBehind = (key: unknown) => (typeof key === 'string' ? (idOf(key) ?? null) : null);
  return {
    code: brandCode,
    name,
    logo: idBehind(logo),
    logoBlackAndWhite: idBehind(logoBlackAndWhite),
  };
}

export function studioSite({ site, body }: PublishedDocument, idOf: MediaIdOf): Row {
  const { extensionValues } = toRow(body);
  return {
    ...toStudioValue(siteFields, body, idOf),
    name: site,
    ...(extensionValues !== undefined && { extensionValues }),
  };
}

export function studioTheme({ key, body }: PublishedDocument, idOf: MediaIdOf): Row {
  return { ...toStudioValue(themeFields, body, idOf), name: key };
}

/** The file that was uploaded is no longer known by its name; its parts are what pages load. */
export function studioFont({ key, body }: PublishedDocument): Row {
  const { family, weights, style, ...prepared } = toRow(body);
  return { key, family, weights, style, prepared, filename: `${key}.woff2`, mimeType: 'font/woff2' };
}

export type SeedPage = { key: string; parent: string | undefined; row: Row };

/** The pages of one site, each with all its languages, parents before their children. */
export function studioPages(documents: readonly PublishedDocument[], idOf: MediaIdOf): SeedPage[] {
  const byKey = Map.groupBy(documents, ({ key }) => key);
  const bodies = new Map(
    [...byKey].map(([key, translations]) => [
      key,
      translations.map(({ language, body }) => [language, body] as const),
    ]),
  );
  const positions = treePositions(
    new Map([...bodies].map(([key, translations]) => [key, Object.fromEntries(translations.map(pathIn))])),
  );
  const pages = [...bodies].map(([key, translations]) => {
    const { parent, slugs = {} } = positions.get(key) ?? { parent: undefined };
    const rows = translations.map(([language, body]) => {
      const row = { ...studioPage(toRow(body), idOf), slug: slugs[language] };
      return [language, row] as const;
    });
    return { key, parent, row: byLanguage(rows) };
  });
  return parentsFirst(pages);
}

function pathIn([language, body]: readonly [string, unknown]): [string, string] {
  return [language, String(toRow(body)['path'])];
}

function studioPage(body: Row, idOf: MediaIdOf): Row {
  const { path, name, hideInNavigation, header, main, footer } = pageDocument.parse(body);
  const { storiesIndex, ...fields } = toRow(body['fields']);
  // Tags belong to the site.
  const { tags: _, ...index } = toRow(storiesIndex);
  const written = storiesIndex === undefined ? fields : { ...fields, storiesIndex: index };
  return {
    ...toStudioValue(pageFields, written, idOf),
    name,
    path,
    hideInNavigation,
    header: header.map((block) => studioBlock(block, idOf)),
    main: main.map((block) => studioBlock(block, idOf)),
    footer: footer.map((block) => studioBlock(block, idOf)),
  };
}

/** The tags of a site's stories, which the pages that list them publish. */
export function studioTags(pages: readonly PublishedDocument[]): CollectedTag[] {
  return collectTags(
    pages.flatMap(({ language, body }) =>
      (pageDocument.parse(body).fields as PageFields).storiesIndex.tags.map((tag) => ({ ...tag, language })),
    ),
  );
}

function studioBlock({ id, block, fields }: BlockDocument, idOf: MediaIdOf): Row {
  if (!isBlockName(block))
    throw new OperatorError(
      `A page that is public has the block '${block}', which this installation does not have.`,
      'Switch on the extension that brings it (EXTENSIONS_DIR, EXTENSIONS, EXTENSIONS_OFF), and start again.',
    );
  return { ...toStudioValue(blockFields[block], fields, idOf), id, blockType: block };
}

function parentsFirst(pages: readonly SeedPage[]): SeedPage[] {
  const byKey = new Map(pages.map((page) => [page.key, page]));
  const depthOf = ({ parent }: SeedPage): number => {
    const above = parent === undefined ? undefined : byKey.get(parent);
    return above ? depthOf(above) + 1 : 0;
  };
  return pages.toSorted((one, other) => depthOf(one) - depthOf(other));
}

export function studioShell(documents: readonly PublishedDocument[], idOf: MediaIdOf): Row {
  const parts = { header: headerFields, footer: footerFields };
  return Object.fromEntries(
    Object.entries(parts).map(([part, fields]) => [
      part,
      Object.fromEntries(
        documents
          .filter(({ key }) => key === part)
          .map(({ language, body }) => [language, toStudioValue(fields, body, idOf)]),
      ),
    ]),
  );
}

export function studioDictionary(documents: readonly PublishedDocument[]): Row {
  const texts = documents.map(({ language, body }) => [
    language,
    Object.entries(toRow(body)).map(([key, text]) => ({ key, text })),
  ]);
  return { texts: Object.fromEntries(texts) };
}

export function studioForm({ body }: PublishedDocument, idOf: MediaIdOf): Row {
  return toStudioValue(formFields, body, idOf);
}

export function studioRedirects({ body }: PublishedDocument): Row[] {
  return (body as readonly RedirectRule[]).map(({ has = [], ...rule }) => ({ ...rule, has }));
}

/** [sv, { name }], [en, { name }] → { name: { sv, en } } */
function byLanguage(rows: readonly (readonly [string, Row])[]): Row {
  const row: Record<string, Row> = {};
  for (const [language, values] of rows) {
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined) continue;
      row[name] = { ...row[name], [language]: value };
    }
  }
  return row;
}
