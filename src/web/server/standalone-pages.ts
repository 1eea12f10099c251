import type { RenderStandalonePage } from '../../shared/sites/pages/standalone-page.ts';
import { renderStandalone } from '../render/render-standalone.tsx';
import { installationFavicon } from './installation-favicon.ts';
import { pageHeaders } from './response-headers.ts';
import type { ServerContext } from './server-context.ts';

/** Pages of the installation itself, with its own favicon. */
export function standalonePages(app: Pick<ServerContext, 'assets' | 'content'>): RenderStandalonePage {
  return (page) => {
    const icon = installationFavicon(app);
    const { html, policy } = renderStandalone({ ...page, icon }, app.assets);
    return { html, headers: pageHeaders(policy) };
  };
}
