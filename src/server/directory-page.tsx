import { pageDescription, pageTitle } from '../directory/texts.ts';
import { toDirectoryEntry } from '../directory/to-directory-entry.ts';
import { toolLinks } from '../directory/tool-links.ts';
import { Directory } from '../directory/views/directory.tsx';
import { cacheTags } from '../publishing/cache-tags.ts';
import { renderStandalone } from '../render/render-standalone.tsx';
import type { AppContext } from './app-context.ts';
import { installationFavicon } from './installation-favicon.ts';
import { pageHeaders } from './response-headers.ts';
import { type StoredPage, toStoredPage } from './stored-page.ts';

/** Every site of the demo, live from its content; at any other path the same page as a 404. */
export async function directoryPage(app: AppContext, found: boolean): Promise<StoredPage> {
  const sites = app.content.sites();
  const { html, policy } = renderStandalone(
    {
      title: pageTitle(sites.length),
      description: pageDescription,
      language: 'en',
      theme: 'forecourt',
      icon: installationFavicon(app),
      stylesheets: ['src/directory/views/directory.css'],
      body: (
        <Directory
          sites={sites.map((siteContent) => toDirectoryEntry(app.content, siteContent))}
          links={toolLinks({ hasStudio: app.studio !== undefined })}
          addresses={{ host: `localhost:${app.port}`, health: '/healthz' }}
          demo
        />
      ),
    },
    app.assets,
  );
  return toStoredPage({
    kind: 'directory',
    status: found ? 200 : 404,
    html,
    headers: pageHeaders(policy),
    tags: sites.map(({ site }) => cacheTags.site(site.name)),
    freshMs: 10_000,
  });
}
