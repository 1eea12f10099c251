import { faultyWorkshop, parseWorkshopFaults } from '../../features/workshop/api/faulty-workshop.ts';
import { workshopLimits } from '../../features/workshop/api/limits.ts';
import type { WorkshopRouteDeps } from '../../features/workshop/api.ts';
import { requestHostname } from '../../web/server/request-hostname.ts';
import type { AppContext } from '../app-context.ts';

/** The workshop as the server offers it: that of the requested site, if it has dealerships. */
export function workshopDeps({ content, log, workshop, demo }: AppContext): WorkshopRouteDeps {
  return {
    log,
    limits: workshop.limits ?? workshopLimits,
    onBooked: workshop.onChanged,
    serviceFor: ({ host, headers }, language) => {
      const site = content.siteAt(requestHostname(host))?.site;
      if (!site?.indices.sites) return undefined;
      const { name, timeZone, url, languages, indices } = site;
      const chosen = languages.find((each) => each === language) ?? languages[0];
      const service = workshop.open({ name, sitesIndex: indices.sites, timeZone, language: chosen, url });
      // Faults can be switched on where nothing real is booked, and nowhere else.
      const faults = demo ? parseWorkshopFaults(headers.cookie) : {};
      return {
        site: name,
        service: Object.keys(faults).length > 0 ? faultyWorkshop(service, faults) : service,
      };
    },
  };
}
