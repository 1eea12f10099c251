import type { PublishedContent } from '../../content/publishing/published-content.ts';
import type { RenderSitePage, RenderStandalonePage } from '../../shared/sites/pages/standalone-page.ts';
import type { Site } from '../../shared/sites/site.ts';
import { renderStandalone } from '../render/render-standalone.tsx';
import { installationFavicon } from './installation-favicon.ts';
import { pageHeaders } from './response-headers.ts';
import type { ServerContext } from './server-context.ts';
import { studioOrigins } from './studio/studio-origins.ts';

/** Pages of the installation itself, with its own favicon. */
export function standalonePages(app: Pick<ServerContext, 'assets' | 'content'>): RenderStandalonePage {
  return (page) => {
    const icon = installationFavicon(app);
    const { html, policy } = renderStandalone({ ...page, icon }, app.assets);
    return { html, headers: pageHeaders(policy) };
  };
}

/** Pages in the design of a site, outside its content tree. */
export function sitePages(
  app: Pick<ServerContext, 'assets' | 'content' | 'port' | 'demo' | 'studio'>,
): RenderSitePage {
  return (site, { isFramedByStudio, ...page }) => {
    const frameAncestors = isFramedByStudio ? ["'self'", ...studioOrigins(app)].join(' ') : undefined;
    const { html, policy } = renderStandalone(
      { ...page, description: '', theme: site.theme, icon: siteIcon(site, app.content), frameAncestors },
      app.assets,
    );
    return { html, headers: pageHeaders(policy) };
  };
}

/** The address of a site's favicon, for pages outside its content tree. */
function siteIcon(site: Site, content: PublishedContent): string | undefined {
  const mark = site.favicon && content.picture(site.favicon, site.languages[0]);
  return mark && `${mark.src}/${mark.vector ? 'original.svg' : '320.webp'}`;
}
