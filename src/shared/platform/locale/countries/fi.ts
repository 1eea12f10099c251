import type { CountryRecord } from '../country-record.ts';

export const fi: CountryRecord = {
  language: 'fi',
  timeZone: 'Europe/Helsinki',
  currency: 'EUR',
  // Since September 2024.
  vatPercent: 25.5,
  phone: { callingCode: '358', trunkPrefix: '0' },
  odometer: 'km',
  distances: 'km',
  power: 'kW',
  consumption: 'l/100 km',
  littleDriven: 50_000,
  plates: {
    pattern: '^([A-ZÅÄÖ]{2,3})(\\d{1,3})$',
    between: '-',
    example: 'ABC-123',
    longest: { ordinary: 6, any: 7 },
    sign: 'FIN',
    rear: 'white',
  },
  postcode: { pattern: '^\\d{5}$', groups: 0 },
  names: 'FI FIN',
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
