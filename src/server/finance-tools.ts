import { readCar } from '../catalogue/car.ts';
import { carPath } from '../catalogue/car-address.ts';
import type { FinanceTools } from '../finance/api.ts';
import type { House } from './visit.ts';
import { bareHost } from './way-of-a-request.ts';

/** What finance borrows from the house: the site that is asked, and the cars that stand on it. */
export function financeTools({ content, log, services }: House): Omit<FinanceTools, 'provider'> {
  return {
    log,
    siteAt: (host) => content.siteAt(bareHost(host))?.site,
    carOf: async ({ name }, id) => {
      const site = content.siteNamed(name)?.site;
      if (!site?.indices.cars) return undefined;
      const found = await services.records.find(site.indices.cars, id);
      const car = found?.state === 'live' ? readCar(found.body) : undefined;
      return car && found && { record: found.body, path: carPath(site, car) };
    },
  };
}
