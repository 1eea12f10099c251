import { parseCar } from '../../features/cars/record/car.ts';
import { carPath } from '../../features/cars/record/car-path.ts';
import type { FinanceRouteDeps } from '../../features/finance/api.ts';
import { requestHostname } from '../../web/server/request-hostname.ts';
import type { AppContext } from '../app-context.ts';

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
