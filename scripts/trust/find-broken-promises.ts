import { trustChecks } from './all-checks.ts';
import type { SiteStock } from './site-stock.ts';

/** 'solvik-se/en, car 461010605, one price: …' */
export async function findBrokenPromises(stock: SiteStock, checks = trustChecks): Promise<string[]> {
  const place = `${stock.site.name}/${stock.language}`;
  const found = await Promise.all(
    checks.map(async ({ name, car: checkCar, dealer: checkDealer, stock: checkStock }) => [
      ...stock.cars.flatMap((car) =>
        (checkCar?.(car, stock) ?? []).map((broken) => `${place}, car ${car.id}, ${name}: ${broken}`),
      ),
      ...stock.dealers.flatMap((dealer) =>
        (checkDealer?.(dealer, stock) ?? []).map((broken) => `${place}, ${dealer.slug}, ${name}: ${broken}`),
      ),
      ...((await checkStock?.(stock)) ?? []).map((broken) => `${place}, ${name}: ${broken}`),
    ]),
  );
  return found.flat();
}
