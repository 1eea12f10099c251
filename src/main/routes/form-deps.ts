import { randomUUID } from 'node:crypto';
import type { FormRouteDeps } from '../../features/editor-forms/api/form-route-deps.ts';
import { formKey } from '../../features/editor-forms/form-fields.ts';
import { renderStandalone } from '../../web/render/render-standalone.tsx';
import { requestHostname } from '../../web/server/request-hostname.ts';
import { pageHeaders } from '../../web/server/response-headers.ts';
import { siteIcon } from '../../web/server/site-icon.ts';
import { studioOrigins } from '../../web/server/studio/studio-origins.ts';
import type { AppContext } from '../app-context.ts';

/** Forms as the server offers them: in the design and language of the requested site. */
export function formDeps(
  app: AppContext,
): Pick<FormRouteDeps, 'log' | 'now' | 'makeId' | 'contextFor' | 'findForm'> {
  const { content, assets, log, now } = app;
  return {
    log,
    now,
    makeId: randomUUID,
    findForm: (site, provider, id) => content.siteNamed(site)?.forms.get(formKey({ provider, id })),
    contextFor: (request, wanted) => {
      const found = content.siteAt(requestHostname(request.host));
      if (!found) return undefined;
      const { site } = found;
      const language = wanted ?? site.languages[0];
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
            icon: siteIcon(site, content),
            body,
            stylesheets: [
              'src/features/editor-forms/views/editor-forms.css',
              'src/shared/forms/views/declared-form.css',
              'src/features/valuation/views/sell-car.css',
            ],
            // The studio frames the pages that hold the form.
            frameAncestors: ["'self'", ...studioOrigins(app)].join(' '),
          } as const;
          const { html, policy } = renderStandalone(page, assets);
          return { html, headers: pageHeaders(policy) };
        },
      };
    },
  };
}
