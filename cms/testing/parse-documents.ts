import { parseForm } from '../../src/leads/editor-forms/form-fields.ts';
import { schemaOf } from '../../src/platform/fields/fields.ts';
import { brandsDocument } from '../../src/publishing/brands.ts';
import { mediaDocument } from '../../src/publishing/media.ts';
import { parsePage } from '../../src/publishing/page.ts';
import type { PublishedDocument } from '../../src/publishing/published-store.ts';
import { footerFields } from '../../src/shell/footer/fields.ts';
import { headerFields } from '../../src/shell/header/fields.ts';
import type { Language } from '../../src/sites/languages.ts';
import { siteFields } from '../../src/sites/site.ts';

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
