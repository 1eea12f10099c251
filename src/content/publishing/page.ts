import { type Fields, schemaOf } from '../../shared/platform/fields/fields.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { type BlockName, blockFields, isBlockName } from '../blocks/block-fields.ts';
import { type BlockDocument, type PageFields, pageDocument } from './page-document.ts';

/** A block on a page, after validation of its fields. */
export type PageBlock =
  | { state: 'ready'; id: string; name: BlockName; stored: Record<string, unknown> }
  | { state: 'broken'; id: string; name: string; reason: string }
  | { state: 'unknown'; id: string; name: string };

export type Page = {
  id: string;
  language: Language;
  path: string;
  name: string;
  hideInNavigation: boolean;
  fields: PageFields;
  header: readonly PageBlock[];
  main: readonly PageBlock[];
  footer: readonly PageBlock[];
  changedAt: string;
};

/** Validates a published page. Throws when the page itself is invalid; an invalid block affects only itself. */
export function parsePage(id: string, language: Language, body: unknown): Page {
  const page = pageDocument.parse(body);
  return {
    ...page,
    id,
    language,
    fields: page.fields as PageFields,
    header: page.header.map(parseBlock),
    main: page.main.map(parseBlock),
    footer: page.footer.map(parseBlock),
  };
}

function parseBlock({ id, block: name, fields }: BlockDocument): PageBlock {
  if (!isBlockName(name)) return { state: 'unknown', id, name };
  const checked = schemaFor(name).safeParse(fields ?? {});
  if (checked.success) return { state: 'ready', id, name, stored: checked.data };
  const [issue] = checked.error.issues;
  return { state: 'broken', id, name, reason: `${issue?.path.join('.')}: ${issue?.message}` };
}

/** Made when the first block of a kind is read: extensions add theirs after this module is loaded. */
function schemaFor(name: BlockName): ReturnType<typeof schemaOf> {
  const known = schemas.get(blockFields[name]);
  if (known) return known;
  const schema = schemaOf(blockFields[name]);
  schemas.set(blockFields[name], schema);
  return schema;
}

const schemas = new WeakMap<Fields, ReturnType<typeof schemaOf>>();
