import { cacheTags } from '../../../src/content/publishing/cache-tags.ts';
import { forecourt } from '../../../src/shared/ui/themes/theme.ts';
import { renderStandalone } from '../../../src/web/render/render-standalone.tsx';
import { installationFavicon } from '../../../src/web/server/installation-favicon.ts';
import { pageHeaders } from '../../../src/web/server/response-headers.ts';
import type { ServerContext } from '../../../src/web/server/server-context.ts';
import { type StoredPage, toStoredPage } from '../../../src/web/server/stored-page.ts';
import { pageDescription, pageTitle } from './texts.ts';
import { toDirectoryEntry } from './to-directory-entry.ts';
import { toolLinks } from './tool-links.ts';
import { Directory } from './views/directory.tsx';

/** Every site of the demo, live from its content; at any other path the same page as a 404. */
export async function directoryPage(app: ServerContext, found: boolean): Promise<StoredPage> {
  const sites = app.content.sites();
  const { html, policy } = renderStandalone(
    {
      title: pageTitle(sites.length),
      description: pageDescription,
      language: 'en',
      theme: forecourt,
      icon: installationFavicon(app),
      stylesheets: ['demo/server/directory/views/directory.css'],
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
