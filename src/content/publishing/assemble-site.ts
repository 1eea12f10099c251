import { formKey } from '../../features/editor-forms/form-fields.ts';
import { type Stored, schemaOf } from '../../shared/platform/fields/fields.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { createSite, type siteFields } from '../../shared/sites/site.ts';
import { footerFields } from '../../web/shell/footer/fields.ts';
import { headerFields } from '../../web/shell/header/fields.ts';
import { dictionaryFor, textsFor } from './built-in-texts.ts';
import type { DocumentIndex } from './document-index.ts';
import { pageTree } from './page-tree.ts';
import { documentKey } from './published-store.ts';
import type { LanguageContent, SiteContent } from './site-content.ts';
import type { RedirectCompiler } from './site-redirects.ts';

/** Builds a site from its published documents. Throws when its settings are invalid. */
export function assembleSite(
  name: string,
  settings: Stored<typeof siteFields>,
  index: DocumentIndex,
  compileRedirects: RedirectCompiler,
): SiteContent {
  const site = createSite(name, settings, index.themes);
  const pages = [...index.pages.values()].filter((entry) => entry.site === name).map(({ page }) => page);
  const contents = new Map<Language, LanguageContent>();
  for (const language of site.languages) {
    const shell = (key: string) =>
      index.shells.get(documentKey({ kind: 'shell', site: name, language, key })) ?? {};
    const authored = index.dictionaries.get(
      documentKey({ kind: 'dictionary', site: name, language, key: '' }),
    );
    contents.set(language, {
      tree: pageTree(pages.filter((page) => page.language === language)),
      texts: textsFor(language, authored, site.country),
      dictionary: dictionaryFor(language, authored, site.country),
      header: shellPart(headerFields, shell('header')),
      footer: shellPart(footerFields, shell('footer')),
    });
  }
  const fallback = contents.get(site.languages[0]);
  if (!fallback) throw new Error('a site needs a language');
  return {
    site,
    brands: index.brands.get(name) ?? [],
    redirects: compileRedirects(index.redirects.get(name) ?? noRules, site),
    forms: new Map(
      [...index.forms.values()]
        .filter((entry) => entry.site === name)
        .map(({ form }) => [formKey(form), form] as const),
    ),
    in: (language) => contents.get(language) ?? fallback,
  };
}

const noRules: readonly unknown[] = [];

/** An invalid header or footer counts as empty, so that the page can still be rendered. */
function shellPart<F extends typeof headerFields | typeof footerFields>(fields: F, body: unknown): Stored<F> {
  const checked = schemaOf(fields).safeParse(body);
  return (checked.success ? checked.data : schemaOf(fields).parse({})) as Stored<F>;
}
