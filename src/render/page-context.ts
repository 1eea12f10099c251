import type { LoadContext } from '../blocks/block.ts';
import { tags } from '../publishing/tags.ts';
import { addressOf, type Theme } from '../sites/site.ts';
import type { PageToRender, RenderTools } from './page-to-render.ts';

export type RenderContext = Omit<LoadContext, 'signal'>;

/** What the blocks of a page may know and use. Whatever they look at is noted in `used`, as tags. */
export function pageContext(request: PageToRender, tools: RenderTools, used: Set<string>): RenderContext {
  const { content, siteContent, page, wildcards, query, editing } = request;
  const { site } = siteContent;
  const { language } = page;
  for (const tag of shellTags(site.name, language, site.languages)) used.add(tag);
  used.add(tags.page(site.name, language, page.id));
  return {
    site,
    language,
    path: page.path,
    theme: (page.fields.BrandDesign || site.theme) as Theme,
    wildcards,
    query,
    editing,
    texts: siteContent.in(language).texts,
    href: (path) => addressOf(site, language, path),
    log: tools.log,
    now: tools.now(),
    picture: (reference) => {
      used.add(tags.media(reference.media));
      return content.picture(reference, language);
    },
    tag: (tag) => used.add(tag),
    services: tools.services,
  };
}

/** Header and footer show the menu, the twins in other languages, the brands and the dictionary's words. */
function shellTags(site: string, language: string, languages: readonly string[]): string[] {
  const trees = languages.map((each) => tags.tree(site, each));
  return [
    tags.site(site),
    ...trees,
    tags.shell(site, language),
    tags.dictionary(site, language),
    tags.brands(site),
  ];
}
