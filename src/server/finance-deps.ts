import { parseCar } from '../catalogue/car.ts';
import { carPath } from '../catalogue/car-path.ts';
import type { FinanceRouteDeps } from '../finance/api.ts';
import type { AppContext } from './app-context.ts';
import { requestHostname } from './request-hostname.ts';

/** Finance as the server offers it: the requested site, and the cars of its index. */
export function financeDeps({ content, log, services, finance }: AppContext): FinanceRouteDeps {
  return {
    provider: finance,
    log,
    findSite: (host) => content.siteAt(requestHostname(host))?.site,
    findCar: async ({ name }, id) => {
      const site = content.siteNamed(name)?.site;
      if (!site?.indices.cars) return undefined;
      const found = await services.records.find(site.indices.cars, id);
      const car = found?.state === 'live' ? parseCar(found.body) : undefined;
      return car && found && { record: found.body, path: carPath(site, car) };
    },
  };
}
