import { type PriceList, priceList } from '../../src/features/workshop/price-list.ts';
import { careAndExtras, loanCars } from './price-list/addons.ts';
import { inEnglish } from './price-list/in-english.ts';
import { brakes, climate, diagnosis, glass } from './price-list/repairs.ts';
import { service } from './price-list/service.ts';
import { tyres } from './price-list/tyres.ts';

/** What the Swedish workshops of the group charge, VAT included. */
export function createPriceList(): PriceList {
  return priceList.parse({
    services: [service, tyres, brakes, climate, diagnosis, glass],
    addons: [loanCars, ...careAndExtras],
    makeFactors: {
      Porsche: 1.45,
      'Land Rover': 1.3,
      Jaguar: 1.25,
      'Mercedes-Benz': 1.15,
      Tesla: 1.12,
      Lexus: 1.1,
      Audi: 1.1,
      Polestar: 1.05,
      Kia: 0.96,
      Toyota: 0.96,
      Hyundai: 0.96,
      Suzuki: 0.94,
      Fiat: 0.94,
      Dacia: 0.9,
    },
    bookedElsewhere: ['BMW', 'MINI'],
    notServiced: ['Lada'],
    translations: { en: inEnglish },
  });
}
