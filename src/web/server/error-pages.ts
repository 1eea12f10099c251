import type { ReactNode } from 'react';
import { type Page, parsePage } from '../../content/publishing/page.ts';
import type { SiteContent } from '../../content/publishing/site-content.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { PageContext } from '../../shared/sites/page-context.ts';
import { renderPage } from '../render/render-page.tsx';
import { buildNavigation } from '../shell/navigation.ts';
import { NotFound } from '../shell/not-found.tsx';
import { Overloaded } from '../shell/overloaded.tsx';
import { Failure } from '../shell/server-error.tsx';
import { pageHeaders } from './response-headers.ts';
import type { ServerContext } from './server-context.ts';
import { type StoredPage, toStoredPage } from './stored-page.ts';

/** The site's own 404 page, with header and footer (SHELL-23). */
export function notFoundPage(
  app: ServerContext,
  site: string,
  language: Language,
  proposals: readonly string[],
): Promise<StoredPage> {
  return errorPage(app, site, language, 404, 'notFoundTitle', ({ siteContent, context }) => {
    const { tree } = siteContent.in(language);
    return NotFound({
      page: context,
      navigation: buildNavigation(tree.pages, context),
      proposals: proposals.flatMap((path) => {
        const page = tree.find(path)?.page;
        return page ? [{ title: page.fields.navTitle || page.name, href: context.href(path) }] : [];
      }),
    });
  });
}

export function failurePage(app: ServerContext, site: string, language: Language): Promise<StoredPage> {
  return errorPage(app, site, language, 500, 'errorTitle', ({ context }) => Failure({ page: context }));
}

export function overloadedPage(app: ServerContext, site: string, language: Language): Promise<StoredPage> {
  return errorPage(app, site, language, 503, 'errorTitle', ({ context }) => Overloaded({ page: context }));
}

async function errorPage(
  app: ServerContext,
  siteName: string,
  language: Language,
  status: number,
  title: 'notFoundTitle' | 'errorTitle',
  main: (given: { siteContent: SiteContent; context: PageContext }) => ReactNode,
): Promise<StoredPage> {
  const siteContent = app.content.siteNamed(siteName);
  if (!siteContent) throw new Error(`site ${siteName} has gone`);
  const page = emptyPage(language, siteContent.in(language).texts(title));
  const rendered = await renderPage(
    {
      content: app.content,
      siteContent,
      page,
      wildcards: [],
      query: {},
      editing: false,
      main: (context) => main({ siteContent, context }),
    },
    app,
  );
  const { html, policy, tags } = rendered;
  const kind = status === 404 ? 'not-found' : 'error';
  return toStoredPage({ kind, status, html, headers: pageHeaders(policy), tags });
}

/** A page that is not in the content tree: its path matches no menu item. */
function emptyPage(language: Language, name: string): Page {
  return parsePage(':error', language, { path: '/:error', name, fields: { metaTitle: name } });
}
