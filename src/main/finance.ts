import { randomInt } from 'node:crypto';
import { parseCar } from '../features/cars/record/car.ts';
import { carPath } from '../features/cars/record/car-path.ts';
import { embeddedProvider } from '../features/finance/adapters/embedded-provider.ts';
import { remoteProvider } from '../features/finance/adapters/remote-provider.ts';
import type { FinanceRouteDeps } from '../features/finance/api.ts';
import type { FinanceProvider } from '../features/finance/plans/uk/finance-provider.ts';
import type { UkLender } from '../features/finance/plans/uk/lender.ts';
import type { QuoteStore } from '../features/finance/plans/uk/quote-store.ts';
import { storeQuotes } from '../features/finance/plans/uk/store-quotes.ts';
import { systemClock } from '../shared/platform/clock.ts';
import type { Settings } from '../shared/platform/env.ts';
import type { ServerContext } from '../web/server/server-context.ts';

/** The cars of a site's index, with the paths of their pages. */
export function financedCars({
  content,
  services,
}: Pick<ServerContext, 'content' | 'services'>): FinanceRouteDeps['findCar'] {
  return async ({ name }, id) => {
    const site = content.siteNamed(name)?.site;
    if (!site?.indices.cars) return undefined;
    const found = await services.records.find(site.indices.cars, id);
    const car = found?.state === 'live' ? parseCar(found.body) : undefined;
    return car && found && { record: found.body, path: carPath(site, car) };
  };
}

/** Who quotes on British sites: the provider an operator has named, or the embedded lender. */
export function openFinanceProvider(
  { ukFinance }: Pick<Settings, 'ukFinance'>,
  quotes: QuoteStore,
): FinanceProvider {
  if (ukFinance) return storeQuotes(remoteProvider(ukFinance), quotes, systemClock);
  return embeddedProvider({ quotes, now: systemClock, makeReference });
}

export function ukLender({ ukFinance }: Pick<Settings, 'ukFinance'>): UkLender {
  return ukFinance ? 'remote' : 'embedded';
}

// Letters and digits that are not taken for one another over the telephone.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 'SLV-7K3M-Q9TX-4D2P' */
function makeReference(): string {
  const group = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('');
  return `SLV-${group()}-${group()}-${group()}`;
}
