import type { DealersDeps } from '../dealers/api.ts';
import { pictureAt } from '../render/page-context.ts';
import { localizedPath } from '../sites/site.ts';
import type { AppContext } from './app-context.ts';
import { requestHostname } from './request-hostname.ts';

/** The requested site with its texts, addresses and pictures, as cards of dealerships need them. */
export function dealersSiteAt({ content, now }: Pick<AppContext, 'content' | 'now'>): DealersDeps['siteAt'] {
  return (host) => {
    const found = content.siteAt(requestHostname(host));
    if (!found) return undefined;
    const { site } = found;
    return {
      site,
      cardContext: (language) => ({
        site,
        language,
        texts: found.in(language).texts,
        href: (path) => localizedPath(site, language, path),
        pictureAt: pictureAt(content, language),
        now: now(),
      }),
    };
  };
}
