import type { Stored } from '../platform/fields/fields.ts';
import type { RedirectTable } from '../redirects/redirect-table.ts';
import type { footerFields } from '../shell/footer/fields.ts';
import type { headerFields } from '../shell/header/fields.ts';
import type { Language } from '../sites/languages.ts';
import { parseLocalizedPath, type Site } from '../sites/site.ts';
import type { Texts } from '../sites/texts.ts';
import type { Brand } from './brands.ts';
import type { Page } from './page.ts';
import type { FoundPage, PageTree } from './page-tree.ts';

/** Everything a site shows, read once and kept in memory. */
export type SiteContent = {
  site: Site;
  brands: readonly Brand[];
  redirects: RedirectTable;
  in: (language: Language) => LanguageContent;
};

export type LanguageContent = {
  tree: PageTree;
  texts: Texts;
  /** The same texts, to be read out whole. */
  dictionary: Readonly<Record<string, string>>;
  header: Stored<typeof headerFields>;
  footer: Stored<typeof footerFields>;
};

/** The same page in the languages the site offers, in the site's order. */
export function translationsOf(content: SiteContent, page: Page): readonly Page[] {
  return content.site.languages.flatMap((language) => {
    const twin = content.in(language).tree.pages.find(({ id }) => id === page.id);
    return twin ? [twin] : [];
  });
}

/** The page that answers an address, in whichever language its first segment names. */
export function pageAt({ site, in: inLanguage }: SiteContent, address: string): FoundPage | undefined {
  const { language, path } = parseLocalizedPath(site, address);
  return inLanguage(language).tree.find(path);
}
