import type { CountryRecord } from '../country-record.ts';

export const se: CountryRecord = {
  language: 'sv',
  timeZone: 'Europe/Stockholm',
  currency: 'SEK',
  vatPercent: 25,
  phone: { callingCode: '46', trunkPrefix: '0' },
  odometer: 'mil',
  distances: 'km',
  power: 'hp',
  consumption: 'l/100 km',
  littleDriven: 5000,
  plates: {
    pattern: '^([A-Z]{3})(\\d{2}[A-Z\\d])$',
    between: ' ',
    // I, Q, V, Å, Ä and Ö are not used, nor O as the last letter.
    issued: '^[A-HJ-PR-UW-Z]{3}\\d{2}[\\dA-HJ-NPR-UW-Z]$',
    example: 'ABC 123',
    longest: { ordinary: 6, any: 7 },
    sign: 'S',
    rear: 'white',
  },
  postcode: { pattern: '^\\d{5}$', groups: 3 },
  workshopPriceStep: 5,
  names: 'SE',
  rules: {
    showsVideoAndSpin: false,
    showsUkFinance: false,
    showsResidualValueAndEffectiveRate: true,
    showsNetworkShutdownNotice: true,
    consumerCreditExample: ['sv'],
    takesServiceOrdersByForm: false,
    linksDealersToBooking: true,
    hasVehicleRegister: true,
  },
};
