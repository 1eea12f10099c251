import type { FormDefinition } from '../../features/editor-forms/form-definition.ts';
import type { Stored } from '../../shared/platform/fields/fields.ts';
import type { Language } from '../../shared/sites/languages.ts';
import { parseLocalizedPath, type Site } from '../../shared/sites/site.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import type { footerFields } from '../../web/shell/footer/fields.ts';
import type { headerFields } from '../../web/shell/header/fields.ts';
import type { RedirectTable } from '../redirects/redirect-table.ts';
import type { Brand } from './brands.ts';
import type { Page } from './page.ts';
import type { FoundPage, PageTree } from './page-tree.ts';

/** All published content of a site, parsed once and held in memory. */
export type SiteContent = {
  site: Site;
  brands: readonly Brand[];
  redirects: RedirectTable;
  /** The forms that editors have put together, by `provider/id`. */
  forms: ReadonlyMap<string, FormDefinition>;
  in: (language: Language) => LanguageContent;
};

export type LanguageContent = {
  tree: PageTree;
  texts: Texts;
  /** The same texts as a whole, for the content API. */
  dictionary: Readonly<Record<string, string>>;
  header: Stored<typeof headerFields>;
  footer: Stored<typeof footerFields>;
};

/** The same page in the languages the site offers, in the site's order. */
export function translationsOf(content: SiteContent, page: Page): readonly Page[] {
  return content.site.languages.flatMap((language) => {
    const translation = content.in(language).tree.pages.find(({ id }) => id === page.id);
    return translation ? [translation] : [];
  });
}

/** The page at an address; its first segment may be a language. */
export function pageAt({ site, in: inLanguage }: SiteContent, address: string): FoundPage | undefined {
  const { language, path } = parseLocalizedPath(site, address);
  return inLanguage(language).tree.find(path);
}
