import type { CountryRecord } from '../country-record.ts';

export const no: CountryRecord = {
  language: 'nb',
  timeZone: 'Europe/Oslo',
  currency: 'NOK',
  vatPercent: 25,
  // Norwegian numbers have no zero in front of the area code.
  phone: { callingCode: '47', trunkPrefix: '' },
  odometer: 'km',
  distances: 'km',
  power: 'hp',
  consumption: 'l/100 km',
  littleDriven: 50_000,
  plates: {
    pattern: '^([A-Z]{2})(\\d{4,5})$',
    between: ' ',
    example: 'AB 12345',
    longest: { ordinary: 7, any: 7 },
    sign: 'N',
    rear: 'white',
  },
  postcode: { pattern: '^\\d{4}$', groups: 0 },
  workshopPriceStep: 5,
  names: 'NO Noreg',
  rules: {
    showsVideoAndSpin: false,
    showsUkFinance: false,
    showsResidualValueAndEffectiveRate: false,
    showsNetworkShutdownNotice: false,
    consumerCreditExample: [],
    takesServiceOrdersByForm: true,
    linksDealersToBooking: false,
    hasVehicleRegister: false,
  },
};
