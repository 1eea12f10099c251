import type { Stylesheet } from '../../content/blocks/stylesheets.ts';
import type { RenderStandalonePage } from '../../shared/sites/pages/standalone-page.ts';
import { renderStandalone } from '../../web/render/render-standalone.tsx';
import type { AppContext } from '../../web/server/app-context.ts';
import { installationFavicon } from '../../web/server/installation-favicon.ts';
import { pageHeaders } from '../../web/server/response-headers.ts';

/** Pages of the installation itself, with its own favicon. */
export function standalonePages(app: AppContext): RenderStandalonePage {
  return (page) => {
    const stylesheets = page.stylesheets as readonly Stylesheet[] | undefined;
    const icon = installationFavicon(app);
    const { html, policy } = renderStandalone({ ...page, stylesheets, icon }, app.assets);
    return { html, headers: pageHeaders(policy) };
  };
}
