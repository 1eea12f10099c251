import { randomUUID } from 'node:crypto';
import type { FormTools } from '../leads/api/tools.ts';
import { renderStandalone } from '../render/render-standalone.tsx';
import { pageHeaders } from './headers.ts';
import { studioOrigins } from './studio/studio-origins.ts';
import type { House } from './visit.ts';
import { bareHost } from './way-of-a-request.ts';

/** What forms borrow from the house: the site's clothes, its words, the clock and the log. */
export function formHost(house: House): Omit<FormTools, 'forms' | 'builder'> {
  const { content, assets, log, now } = house;
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
            stylesheets: ['src/leads/views/forms.css'],
            // Pages that hold the form are themselves framed by the studio.
            frameAncestors: ["'self'", ...studioOrigins(house)].join(' '),
          } as const;
          const { html, policy } = renderStandalone(page, assets);
          return { html, headers: pageHeaders(policy) };
        },
      };
    },
  };
}
