import type { CountryRecord } from '../country-record.ts';

export const gb: CountryRecord = {
  language: 'en',
  timeZone: 'Europe/London',
  currency: 'GBP',
  vatPercent: 20,
  phone: { callingCode: '44', trunkPrefix: '0' },
  odometer: 'miles',
  distances: 'mi',
  power: 'hp',
  consumption: 'mpg',
  littleDriven: 30_000,
  plates: {
    pattern: '^([A-Z]{2}\\d{2})([A-Z]{3})$',
    between: ' ',
    sign: 'UK',
    rear: 'yellow',
    tellAge: true,
  },
  postcode: { pattern: '^[A-Z]{1,2}\\d[A-Z\\d]?\\d[A-Z]{2}$', groups: 0 },
  names: 'GB UK Great Britain England Scotland Wales Northern Ireland',
  rules: {
    showsVideoAndSpin: true,
    showsUkFinance: true,
    showsResidualValueAndEffectiveRate: true,
    showsNetworkShutdownNotice: false,
    consumerCreditExample: [],
    takesServiceOrdersByForm: false,
    linksDealersToBooking: false,
    hasVehicleRegister: false,
  },
};
