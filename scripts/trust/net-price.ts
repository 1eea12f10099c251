import { countries } from '../../src/shared/sites/countries.ts';
import type { ShownCar } from './shown-car.ts';
import type { SiteStock } from './site-stock.ts';
import type { TrustCheck } from './trust-check.ts';

/** A price with VAT and the one without differ by the VAT of the country. */
export const netPrice: TrustCheck = { name: 'net prices', car: withOtherVat };

function withOtherVat({ record }: ShownCar, { site: { country } }: SiteStock): string[] {
  return ['car_price', 'car_campaign_price'].flatMap((field) => {
    const [gross, net] = [record[field], record[`${field}_exkl_vat`]];
    if (typeof gross !== 'number' || typeof net !== 'number') return [];
    const expected = gross / (1 + countries[country].vatPercent / 100);
    return Math.abs(expected - net) <= 1
      ? []
      : [`${field} ${gross} is ${net} without VAT, not ${Math.round(expected)}`];
  });
}
