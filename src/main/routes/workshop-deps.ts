import type { WorkshopRouteDeps } from '../../features/workshop/api/workshop-routes.ts';
import { workshopLimits } from '../../features/workshop/api/workshop-routes.ts';
import { requestHostname } from '../../web/server/request-hostname.ts';
import type { AppContext } from '../app-context.ts';

/** The workshop as the server offers it: that of the requested site, if it has dealerships. */
export function workshopDeps({ content, log, workshop, demoServer }: AppContext): WorkshopRouteDeps {
  return {
    log,
    limits: workshop.limits ?? workshopLimits,
    onBooked: workshop.onChanged,
    serviceFor: ({ host, headers }, language) => {
      const site = content.siteAt(requestHostname(host))?.site;
      if (!site?.indices.sites) return undefined;
      const { name, timeZone, url, languages, indices } = site;
      const chosen = languages.find((each) => each === language) ?? languages[0];
      const service = workshop.open({
        name,
        dealershipIndex: indices.sites,
        timeZone,
        language: chosen,
        url,
      });
      return { site: name, service: demoServer?.withWorkshopFaults(service, headers.cookie) ?? service };
    },
  };
}
