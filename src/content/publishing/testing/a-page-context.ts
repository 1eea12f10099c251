import { type Authored, type Stored, schemaOf } from '../../../shared/platform/fields/fields.ts';
import type { PageContext } from '../../../shared/sites/page-context.ts';
import { createSite, localizedPath, siteFields } from '../../../shared/sites/site.ts';
import { textsFor } from '../built-in-texts.ts';

/** A page of a small Swedish and English site. */
export function aPageContext(settings: Authored<typeof siteFields> = {}): PageContext {
  const written = { displayName: 'Solvik', languages: [{ code: 'sv' }, { code: 'en' }], ...settings };
  const site = createSite('solvik-se', schemaOf(siteFields).parse(written) as Stored<typeof siteFields>);
  const language = site.languages[0];
  return {
    site,
    language,
    path: '/',
    theme: site.theme,
    wildcards: [],
    query: {},
    editing: false,
    texts: textsFor(language),
    href: (path) => localizedPath(site, language, path),
  };
}
