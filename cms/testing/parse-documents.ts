import { brandsDocument } from '../../src/content/publishing/brands.ts';
import { mediaDocument } from '../../src/content/publishing/media.ts';
import { parsePage } from '../../src/content/publishing/page.ts';
import type { PublishedDocument } from '../../src/content/publishing/published-store.ts';
import { parseForm } from '../../src/features/editor-forms/form-fields.ts';
import { schemaOf } from '../../src/shared/platform/fields/fields.ts';
import type { Language } from '../../src/shared/sites/languages.ts';
import { siteFields } from '../../src/shared/sites/site.ts';
import { footerFields } from '../../src/web/shell/footer/fields.ts';
import { headerFields } from '../../src/web/shell/header/fields.ts';

/** Documents as the sites parse them, sorted by address, so that equivalent ones are equal. */
export function parseDocuments(documents: readonly PublishedDocument[]) {
  return documents
    .map((document) => {
      const { kind, site, language, key } = document;
      return {
        address: `${kind} ${site} ${language} ${key}`,
        read: withoutEmptyAlt(parseDocument(document)),
      };
    })
    .toSorted((one, other) => (one.address < other.address ? -1 : 1));
}

function parseDocument({ kind, language, key, body }: PublishedDocument): unknown {
  if (kind === 'page') return parsePage(key, language as Language, body);
  if (kind === 'shell') return schemaOf(key === 'header' ? headerFields : footerFields).parse(body);
  if (kind === 'site') return schemaOf(siteFields).parse(body);
  if (kind === 'form') return parseForm(body);
  if (kind === 'brands') return brandsDocument.parse(body);
  return kind === 'media' ? mediaDocument.parse(body) : body;
}

/** A picture without an alt text of its own takes the library's; the demo's library has none. */
function withoutEmptyAlt(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, part) => {
    if (part && typeof part === 'object' && 'media' in part && part.alt === '') delete part.alt;
    return part;
  });
}
