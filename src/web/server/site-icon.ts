import type { PublishedContent } from '../../content/publishing/published-content.ts';
import type { Site } from '../../shared/sites/site.ts';

/** The address of a site's favicon, for pages outside its content tree. */
export function siteIcon(site: Site, content: PublishedContent): string | undefined {
  const mark = site.favicon && content.picture(site.favicon, site.languages[0]);
  return mark && `${mark.src}/${mark.vector ? 'original.svg' : '320.webp'}`;
}
