import type { DirectoryEntry } from '../directory/directory-entry.ts';
import { pageDescription, pageTitle } from '../directory/texts.ts';
import { Directory } from '../directory/views/directory.tsx';
import type { ToolLink } from '../directory/views/tool-links.tsx';
import { resolveFields } from '../platform/fields/resolve-fields.ts';
import type { SiteContent } from '../publishing/site-content.ts';
import { renderStandalone } from '../render/render-standalone.tsx';
import { headerFields } from '../shell/header/fields.ts';
import { siteFields } from '../sites/site.ts';
import type { AppContext } from './app-context.ts';
import { installationFavicon } from './installation-favicon.ts';
import { pageHeaders } from './response-headers.ts';
import { type StoredPage, toStoredPage } from './stored-page.ts';

/** The first page a newcomer sees: every site of the installation, live from its content. */
export async function directoryPage(app: AppContext, path: string): Promise<StoredPage> {
  const found = app.showsDirectory && path === '/';
  const { html, policy } = renderStandalone(
    {
      title: pageTitle(app.content.sites().length),
      description: pageDescription,
      language: 'en',
      theme: 'forecourt',
      icon: installationFavicon(app),
      stylesheets: ['src/directory/views/directory.css'],
      body: app.showsDirectory ? (
        <Directory
          sites={app.content.sites().map((content) => entryOf(app, content))}
          doors={app.studio ? [studioLink, ...links] : links}
          addresses={{ host: `localhost:${app.port}`, health: '/healthz' }}
          demo
        />
      ) : (
        <UnknownHost />
      ),
    },
    app.assets,
  );
  const tags = app.content.sites().map(({ site }) => `site:${site.name}`);
  return toStoredPage({
    status: found ? 200 : 404,
    html,
    headers: pageHeaders(policy),
    tags,
    freshMs: 10_000,
  });
}

const studioLink: ToolLink = {
  audience: 'editors',
  icon: 'studio',
  title: 'Content studio',
  text: 'Pages, pictures, menus and words of every site, with drafts, preview and publishing',
  address: '/admin',
  href: '/admin',
};

/** Only doors that lead somewhere today. */
const links: readonly ToolLink[] = [
  {
    audience: 'developers',
    icon: 'blocks',
    title: 'Component gallery',
    text: 'Every button, field and card in every state and theme',
    address: '/gallery',
    href: '/gallery',
  },
  {
    audience: 'editors',
    icon: 'blocks',
    title: 'Block gallery',
    text: 'All blocks with sample content, in any of the themes',
    address: '/gallery/blocks',
    href: '/gallery/blocks',
  },
  {
    audience: 'developers',
    icon: 'api',
    title: 'API documentation',
    text: 'Search and inventory for other systems, with calls you can try',
    address: '/api/docs',
    href: '/api/docs',
  },
  {
    audience: 'developers',
    icon: 'tour',
    title: 'The tour',
    text: 'Ten files to read, in order, before you change the first one',
    address: 'docs/tour.md',
  },
  {
    audience: 'developers',
    icon: 'health',
    title: 'Health',
    text: 'Answers 200 as soon as the sites can be served',
    address: '/healthz',
    href: '/healthz',
  },
];

function entryOf({ content }: AppContext, { site, in: inLanguage }: SiteContent): DirectoryEntry {
  const language = site.languages[0];
  const picture = (reference: { media: string }) => content.picture(reference, language);
  const { directory } = resolveFields(
    { directory: siteFields.directory },
    { directory: site.directory },
    picture,
  );
  const { logo, logoOnDark } = resolveFields(headerFields, inLanguage(language).header, picture);
  return {
    name: site.name,
    displayName: site.displayName,
    country: site.country,
    theme: site.theme,
    languages: site.languages,
    directory,
    address: `${site.url}/`,
    open: inLanguage(language).tree.find('/') !== undefined,
    logos: { onLight: logo, onDark: logoOnDark },
  };
}

function UnknownHost() {
  return (
    <main className="page-width py-section">
      <h1>No site answers at this address.</h1>
      <p className="mt-6 text-lead text-ink-muted">
        Check the host name, or add it to a site’s hosts in its settings.
      </p>
    </main>
  );
}
