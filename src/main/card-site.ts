import type { Language } from '../shared/sites/languages.ts';
import { localizedPath } from '../shared/sites/site.ts';
import { pictureAt } from '../web/render/page-context.ts';
import { requestHostname } from '../web/server/request-hostname.ts';
import type { ServerContext } from '../web/server/server-context.ts';

/** The requested site with its texts, addresses and pictures, as cards of cars and of dealerships need them. */
export function cardSiteAt({ content, now, services }: Pick<ServerContext, 'content' | 'now' | 'services'>) {
  return (host: string) => {
    const found = content.siteAt(requestHostname(host));
    if (!found) return undefined;
    const { site } = found;
    return {
      site,
      cardContext: (language: Language) => ({
        site,
        language,
        texts: found.in(language).texts,
        href: (path: string) => localizedPath(site, language, path),
        pictureAt: pictureAt(content, language),
        now: now(),
        services: { ukLender: services.ukLender },
      }),
    };
  };
}
