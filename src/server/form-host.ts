import { randomUUID } from 'node:crypto';
import type { FormTools } from '../leads/api/tools.ts';
import { renderStandalone } from '../render/render-standalone.tsx';
import { pageHeaders } from './headers.ts';
import type { House } from './visit.ts';
import { bareHost } from './way-of-a-request.ts';

/** What forms borrow from the house: the site's clothes, its words, the clock and the log. */
export function formHost({ content, assets, log, now }: House): Omit<FormTools, 'forms' | 'builder'> {
  return {
    log,
    now,
    makeId: randomUUID,
    hostOf: (request) => {
      const found = content.siteAt(bareHost(request.host));
      if (!found) return undefined;
      const { site } = found;
      const [language] = site.languages;
      const mark = site.favicon && content.picture(site.favicon, language);
      const icon = mark && `${mark.src}/${mark.vector ? 'original.svg' : '320.webp'}`;
      return {
        site,
        language,
        texts: found.in(language).texts,
        page: (title, body) => {
          const page = {
            title,
            description: '',
            language,
            theme: site.theme,
            icon,
            body,
            frameAncestors: "'self'",
          } as const;
          const { html, policy } = renderStandalone(page, assets);
          return { html, headers: pageHeaders(policy) };
        },
      };
    },
  };
}
