import type { CountryRecord } from '../country-record.ts';

export const sk: CountryRecord = {
  language: 'sk',
  timeZone: 'Europe/Bratislava',
  currency: 'EUR',
  // Since 2025.
  vatPercent: 23,
  phone: { callingCode: '421', trunkPrefix: '0' },
  odometer: 'km',
  distances: 'km',
  power: 'kW',
  consumption: 'l/100 km',
  littleDriven: 50_000,
  plates: {
    pattern: '^([A-Z]{2})(\\d{3}[A-Z]{2})$',
    between: ' ',
    example: 'BA 123CD',
    longest: { ordinary: 7, any: 7 },
    sign: 'SK',
    rear: 'white',
  },
  postcode: { pattern: '^\\d{5}$', groups: 3 },
  names: 'SK',
  rules: {
    showsVideoAndSpin: false,
    showsUkFinance: false,
    showsResidualValueAndEffectiveRate: true,
    showsNetworkShutdownNotice: false,
    consumerCreditExample: [],
    takesServiceOrdersByForm: false,
    linksDealersToBooking: false,
    hasVehicleRegister: false,
  },
};
