import { contentsOf, Markdown } from '../../../../src/shared/ui/markdown.tsx';
import { Container } from '../../../../src/shared/ui/section.tsx';
import { audiences, type DocsPage, docsLink } from '../docs-pages.ts';
import { DocsHeader } from './docs-header.tsx';

interface Props {
  page: DocsPage;
  text: string;
  pages: readonly DocsPage[];
}

/** A page of the documentation, with the others beside it. */
export function Article({ page, text, pages }: Props) {
  const contents = contentsOf(text);
  const firstPart = text.search(/^## /m);
  const [opening, parts] = firstPart < 0 ? [text, ''] : [text.slice(0, firstPart), text.slice(firstPart)];
  const urls = {
    pictureUrl: (file: string) => `/docs/pictures/${file}`,
    linkUrl: (href: string) => docsLink(page, href, pages),
  };
  return (
    <div data-theme="forecourt">
      <DocsHeader />
      <Container className="grid gap-x-16 pt-12 pb-section lg:grid-cols-[15rem_minmax(0,1fr)]">
        <PageList page={page} pages={pages} />
        <main id="main" tabIndex={-1} className="docs-text min-w-0 outline-none">
          <Markdown text={opening} {...urls} />
          {contents.length > 3 && (
            <details className="docs-contents" open={contents.length < 12}>
              <summary>On this page</summary>
              <ul>
                {contents.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{title}</a>
                  </li>
                ))}
              </ul>
            </details>
          )}
          <Markdown text={parts} {...urls} />
        </main>
      </Container>
    </div>
  );
}

function PageList({ page, pages }: Omit<Props, 'text'>) {
  return (
    <nav
      aria-label="Pages"
      className="docs-pages text-small max-lg:order-last lg:sticky lg:top-10 lg:max-h-[calc(100svh-5rem)] lg:self-start lg:overflow-y-auto"
    >
      {audiences.map((audience) => (
        <div key={audience} className="mb-6">
          <p className="font-medium">{audience}</p>
          <Links of={pages.filter((each) => each.audience === audience && !isFiled(each))} page={page} />
        </div>
      ))}
      {folders.map(({ folder, title }) => (
        <details key={folder} open={page.slug.startsWith(folder)} className="mb-6">
          <summary className="py-1 font-medium">{title}</summary>
          <Links of={pages.filter(({ slug }) => slug.startsWith(folder))} page={page} />
        </details>
      ))}
    </nav>
  );
}

const folders = [
  { folder: 'recipes/', title: 'Recipes' },
  { folder: 'decisions/', title: 'Decisions' },
];

function isFiled({ slug }: DocsPage): boolean {
  return folders.some(({ folder }) => slug.startsWith(folder));
}

function Links({ of, page }: { of: readonly DocsPage[]; page: DocsPage }) {
  return (
    <ul className="mt-1">
      {of.map(({ slug, title, language }) => (
        <li key={slug}>
          <a
            href={`/docs/${slug}`}
            lang={language}
            aria-current={slug === page.slug ? 'page' : undefined}
            className="block py-1.5 hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
