import type { BookingManagement, ManageRouteDeps } from '../../features/booking/manage/manage-route-deps.ts';
import { renderStandalone } from '../../web/render/render-standalone.tsx';
import { requestHostname } from '../../web/server/request-hostname.ts';
import { pageHeaders } from '../../web/server/response-headers.ts';
import { siteIcon } from '../../web/server/site-icon.ts';
import type { AppContext } from '../app-context.ts';

/** Manage links as the server offers them: in the design of the requested site and the language of the booking. */
export function manageDeps(app: AppContext, management: BookingManagement): ManageRouteDeps {
  const { log, now, workshop } = app;
  return {
    ...management,
    log,
    now,
    onChanged: workshop.onChanged,
    contextFor: managePageContext(app),
  };
}

/** The pages behind links of mails, in the design of the requested site. */
export function managePageContext({ content, assets }: AppContext): ManageRouteDeps['contextFor'] {
  return ({ host }) => {
    const found = content.siteAt(requestHostname(host));
    if (!found) return undefined;
    const { site } = found;
    return {
      site,
      textsIn: (language) => found.in(language).texts,
      page: (title, language, body) => {
        const icon = siteIcon(site, content);
        const page = { title, description: '', language, theme: site.theme, icon, body } as const;
        const { html, policy } = renderStandalone(page, assets);
        return { html, headers: pageHeaders(policy) };
      },
    };
  };
}
