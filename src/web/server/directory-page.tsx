import { cacheTags } from '../../content/publishing/cache-tags.ts';
import { pageDescription, pageTitle } from '../../features/directory/texts.ts';
import { toDirectoryEntry } from '../../features/directory/to-directory-entry.ts';
import { toolLinks } from '../../features/directory/tool-links.ts';
import { Directory } from '../../features/directory/views/directory.tsx';
import { renderStandalone } from '../render/render-standalone.tsx';
import { installationFavicon } from './installation-favicon.ts';
import { pageHeaders } from './response-headers.ts';
import type { ServerContext } from './server-context.ts';
import { type StoredPage, toStoredPage } from './stored-page.ts';

/** Every site of the demo, live from its content; at any other path the same page as a 404. */
export async function directoryPage(app: ServerContext, found: boolean): Promise<StoredPage> {
  const sites = app.content.sites();
  const { html, policy } = renderStandalone(
    {
      title: pageTitle(sites.length),
      description: pageDescription,
      language: 'en',
      theme: 'forecourt',
      icon: installationFavicon(app),
      stylesheets: ['src/features/directory/views/directory.css'],
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
