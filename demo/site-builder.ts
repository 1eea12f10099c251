import type { BlockFields, BlockName } from '../src/content/blocks/block-fields.ts';
import type { pageFields } from '../src/content/publishing/page-document.ts';
import type { RedirectRule } from '../src/content/redirects/rule.ts';
import type { FormDefinition } from '../src/features/editor-forms/form-definition.ts';
import type { Authored } from '../src/shared/platform/fields/fields.ts';
import type { Language } from '../src/shared/sites/languages.ts';
import type { siteFields } from '../src/shared/sites/site.ts';
import type { footerFields } from '../src/web/shell/footer/fields.ts';
import type { headerFields } from '../src/web/shell/header/fields.ts';

/** A site of the demo group, as its files in this folder describe it. */
export type DemoSite = {
  name: string;
  settings: Authored<typeof siteFields>;
  /** Codes of the makes, in order; their logos are in media/brands. */
  brands: readonly string[];
  dictionary?: Partial<Record<Language, Record<string, string>>>;
  shell: Partial<
    Record<Language, { header: Authored<typeof headerFields>; footer: Authored<typeof footerFields> }>
  >;
  pages: readonly DemoPage[];
  /** The first rule that matches wins. */
  redirects?: readonly RedirectRule[];
  forms?: readonly FormDefinition[];
};

export type DemoPage = {
  /** The same in every language: pages with one id are each other's translations. */
  id: string;
  language: Language;
  path: string;
  name: string;
  hideInNavigation?: boolean | 1;
  fields: Authored<typeof pageFields>;
  header?: readonly DemoBlock[];
  main: readonly DemoBlock[];
  footer?: readonly DemoBlock[];
};

export type DemoBlock = { block: BlockName; fields: unknown };

export function block<Name extends BlockName>(name: Name, fields: Authored<BlockFields[Name]>): DemoBlock {
  return { block: name, fields };
}

/** A picture by the path of its file under media/, without extension; the alt text is in the page's language. */
export function picture(media: string, alt = '') {
  return { media, alt };
}

/** A permanent redirect; `has` as `{ br: 'volvo' }`. */
export function redirect(
  source: string,
  destination: string,
  has: Record<string, string> = {},
): RedirectRule {
  const conditions = Object.entries(has).map(([key, value]) => ({ type: 'query' as const, key, value }));
  return { source, destination, permanent: true, ...(conditions.length > 0 && { has: conditions }) };
}

/** A redirect whose destination may not exist: then `otherwise` is used. */
export function redirectWithFallback(source: string, destination: string, otherwise: string): RedirectRule {
  return { ...redirect(source, destination), otherwise };
}

export function link(href: string, text = '') {
  return { href, text };
}
