import type { CatalogueTools } from '../catalogue/api.ts';
import { pictureAt } from '../render/page-context.ts';
import { addressOf } from '../sites/site.ts';
import type { House } from './visit.ts';
import { bareHost } from './way-of-a-request.ts';

/** What the catalogue borrows from the house: the site's words, addresses and pictures. */
export function catalogueSites({ content, now }: Pick<House, 'content' | 'now'>): CatalogueTools['siteAt'] {
  return (host) => {
    const found = content.siteAt(bareHost(host));
    if (!found) return undefined;
    const { site } = found;
    return {
      site,
      cardTools: (language) => ({
        site,
        language,
        texts: found.in(language).texts,
        href: (path) => addressOf(site, language, path),
        pictureAt: pictureAt(content, language),
        now: now(),
      }),
    };
  };
}
