import { cacheTags } from '../../content/publishing/cache-tags.ts';
import { forecourt } from '../../shared/ui/themes/theme.ts';
import { renderStandalone } from '../render/render-standalone.tsx';
import { installationFavicon } from './installation-favicon.ts';
import { pageHeaders } from './response-headers.ts';
import type { ServerContext } from './server-context.ts';
import { type StoredPage, toStoredPage } from './stored-page.ts';

const FRESH_MS = 10_000;

/** What visitors see at a host that belongs to no site, outside the demo: on a new installation, at every host. */
export async function noSitePage(app: ServerContext): Promise<StoredPage> {
  const isEmpty = app.content.sites().length === 0;
  const title = isEmpty ? 'There is no site here yet' : 'No site answers at this address';
  const { html, policy } = renderStandalone(
    {
      title,
      description: title,
      language: 'en',
      theme: forecourt,
      icon: installationFavicon(app),
      body: (
        <main id="main" className="page-width py-section">
          <h1>{title}</h1>
          <p className="mt-6 max-w-text text-ink-muted text-lead">
            {isEmpty ? <EmptyInstallation {...app} /> : <UnknownHost />}
          </p>
        </main>
      ),
    },
    app.assets,
  );
  const tags = app.content.sites().map(({ site }) => cacheTags.site(site.name));
  return toStoredPage({
    kind: 'not-found',
    status: 404,
    html,
    headers: pageHeaders(policy),
    tags,
    freshMs: FRESH_MS,
  });
}

function EmptyInstallation({ studio, port }: Pick<ServerContext, 'studio' | 'port'>) {
  if (!studio)
    return 'The server is running. Sites are added in the content studio, which is switched off: start without STUDIO=0.';
  // The studio is served at the hosts of sites, of which there are none, and at these.
  const address = `${studio.origin ?? `http://localhost:${port}`}/admin`;
  return (
    <>
      The server is running. Whoever looks after it adds the first site in the content studio at{' '}
      <a href={address} className="underline">
        {address}
      </a>
      ; docs/operations.md says how.
    </>
  );
}

function UnknownHost() {
  return 'Check the host name in the address. If it should lead to a site, add it to the hosts of that site in its settings.';
}
