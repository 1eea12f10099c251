import type { TyreHotelRouteDeps } from '../../features/tyre-hotel/api/tyre-hotel-routes.ts';
import { tyreHotelLimits } from '../../features/tyre-hotel/api/tyre-hotel-routes.ts';
import { requestHostname } from '../../web/server/request-hostname.ts';
import type { AppContext } from '../app-context.ts';

/** The tyre hotel as the server offers it: that of the requested site, if it has dealerships. */
export function tyreHotelDeps({ content, log, now, tyreHotel, demoServer }: AppContext): TyreHotelRouteDeps {
  return {
    log,
    now,
    limits: tyreHotel.limits ?? tyreHotelLimits,
    sessions: tyreHotel.sessions,
    reminders: tyreHotel.reminders?.subscriptions,
    onBooked: tyreHotel.onChanged,
    siteFor: ({ host, headers }, language) => {
      const found = content.siteAt(requestHostname(host));
      if (!found) return undefined;
      const { name, timeZone, url, languages, indices } = found.site;
      const chosen = languages.find((each) => each === language) ?? languages[0];
      const { texts } = found.in(chosen);
      if (!indices.sites) return { name, texts, service: undefined };
      const service = tyreHotel.open({
        name,
        dealershipIndex: indices.sites,
        timeZone,
        language: chosen,
        url,
      });
      return { name, texts, service: demoServer?.withTyreHotelFaults(service, headers.cookie) ?? service };
    },
  };
}
