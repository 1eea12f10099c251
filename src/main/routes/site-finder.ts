import type { Site } from '../../shared/sites/site.ts';
import { requestHostname } from '../../web/server/request-hostname.ts';
import type { AppContext } from '../app-context.ts';

/** The site of a Host header. */
export function siteFinder({ content }: Pick<AppContext, 'content'>) {
  return (host: string): Site | undefined => content.siteAt(requestHostname(host))?.site;
}
