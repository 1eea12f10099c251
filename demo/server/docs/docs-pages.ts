import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

export const audiences = ['Start', 'Editors', 'Sellers and workshops', 'Operators', 'Developers'] as const;
export type DocsAudience = (typeof audiences)[number];

/** A page of the documentation, which is a Markdown file of the project. */
export type DocsPage = {
  /** Below /docs/. */
  slug: string;
  /** From the folder of the project. */
  file: string;
  title: string;
  audience: DocsAudience;
  /** Of the words in it. */
  language: 'en' | 'sv';
};

const guides: readonly DocsPage[] = [
  page('start', 'README.md', 'Read me first', 'Start'),
  page('changelog', 'CHANGELOG.md', 'What has changed', 'Start'),
  page('editors', 'docs/editors.md', 'The editor’s guide', 'Editors'),
  page('redaktorer', 'docs/editors.sv.md', 'Redaktörens guide', 'Editors', 'sv'),
  page('sellers', 'docs/sellers.md', 'For those who sell', 'Sellers and workshops'),
  page('workshops', 'docs/workshops.md', 'For workshops', 'Sellers and workshops'),
  page('operations', 'docs/operations.md', 'Running it', 'Operators'),
  page('outgoing-feeds', 'docs/outgoing-feeds.md', 'Outgoing feeds', 'Operators'),
  page('reliability', 'docs/reliability.md', 'Faults and hostile input', 'Operators'),
  page('security', 'docs/security.md', 'Security', 'Operators'),
  page('tour', 'docs/tour.md', 'The tour', 'Developers'),
  page('contributing', 'CONTRIBUTING.md', 'Contributing', 'Developers'),
  page('extensions', 'docs/extensions.md', 'Extensions', 'Developers'),
  page('countries', 'docs/countries-and-languages.md', 'Countries and languages', 'Developers'),
  page('glossary', 'docs/glossary.md', 'Glossary', 'Developers'),
];

/** All pages: the guides, then the recipes and decisions as they lie in their folders. */
export function docsPages(root: string): readonly DocsPage[] {
  return [...guides, ...pagesIn(root, 'docs/recipes'), ...pagesIn(root, 'docs/decisions')];
}

/** Where a link of a page leads on this site; undefined for files that are read in the repository. */
export function docsLink(from: DocsPage, href: string, pages: readonly DocsPage[]): string | undefined {
  if (/^(https?:|mailto:|#)/.test(href)) return href;
  const [path = '', hash] = href.split('#');
  const file = posix.normalize(posix.join(posix.dirname(from.file), path));
  const target = pages.find((each) => each.file === file);
  return target && `/docs/${target.slug}${hash ? `#${hash}` : ''}`;
}

function pagesIn(root: string, folder: string): DocsPage[] {
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(root, folder, name), 'utf8');
      const title = /^# (.+)$/m.exec(text)?.[1] ?? name;
      const slug = `${posix.basename(folder)}/${name.slice(0, -'.md'.length)}`;
      return page(slug, `${folder}/${name}`, title.replace(/`/g, ''), 'Developers');
    });
}

function page(
  slug: string,
  file: string,
  title: string,
  audience: DocsAudience,
  language: DocsPage['language'] = 'en',
): DocsPage {
  return { slug, file, title, audience, language };
}
