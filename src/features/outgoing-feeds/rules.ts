import type { Rule } from './receiver.ts';

/** ISO 3779: 17 characters, without I, O and Q. */
export const vinPattern = /^[A-HJ-NPR-Z0-9]{17}$/;

/** What several receivers demand. */
export const rules = {
  inStock: {
    code: 'to-order',
    message: 'It is not in stock: it is built to order.',
    holds: ({ isSample }) => !isSample,
  },
  passengerCar: {
    code: 'no-passenger-car',
    message: 'It is a van or a motorcycle.',
    holds: ({ vehicleType }) => vehicleType === 'PC',
  },
  noMotorcycle: {
    code: 'motorcycle',
    message: 'It is a motorcycle.',
    holds: ({ vehicleType }) => vehicleType !== 'MC',
  },
  vin: {
    code: 'no-vin',
    message: 'It has no chassis number of 17 characters.',
    holds: ({ vin }) => vinPattern.test(vin ?? ''),
  },
  condition: {
    code: 'no-condition',
    message: 'It is not known whether it is new or used.',
    holds: ({ condition }) => condition !== undefined,
  },
  year: { code: 'no-year', message: 'It has no model year.', holds: ({ year }) => year !== undefined },
  mileage: {
    code: 'no-mileage',
    message: 'It has no mileage with its unit.',
    holds: ({ mileage }) => mileage !== undefined,
  },
  mileageOfUsed: {
    code: 'no-mileage',
    message: 'It is used and has no mileage with its unit.',
    holds: ({ mileage, condition }) => mileage !== undefined || condition === 'new',
  },
  firstRegistrationOfUsed: {
    code: 'no-first-registration',
    message: 'It is used and has no date of first registration.',
    holds: ({ firstRegistration, condition }) => firstRegistration !== undefined || condition === 'new',
  },
  picture: {
    code: 'no-picture',
    message: 'It has no picture.',
    holds: ({ pictures, hasOnlyIllustrations, lacksPhotos }) =>
      pictures.length > 0 || hasOnlyIllustrations || lacksPhotos,
  },
  fetchedPicture: {
    code: 'photos-not-fetched',
    message: 'Its photos have not been fetched yet, or cannot be.',
    holds: ({ pictures, lacksPhotos }) => pictures.length > 0 || !lacksPhotos,
  },
  ownPicture: {
    code: 'illustrations-only',
    message: 'Its pictures show such a car, not the very one.',
    holds: ({ hasOnlyIllustrations }) => !hasOnlyIllustrations,
  },
  description: {
    code: 'no-description',
    message: 'It has no description in the language of the feed.',
    holds: ({ description }) => Boolean(description?.trim()),
  },
  colour: { code: 'no-colour', message: 'It has no colour.', holds: ({ colour }) => Boolean(colour) },
  body: { code: 'no-body', message: 'It has no body.', holds: ({ body }) => Boolean(body) },
  fuel: { code: 'no-fuel', message: 'It has no fuel.', holds: ({ fuel }) => Boolean(fuel) },
  gearbox: { code: 'no-gearbox', message: 'It has no gearbox.', holds: ({ gearbox }) => Boolean(gearbox) },
  registrationNumber: {
    code: 'no-registration-number',
    message: 'It is used and has no registration number.',
    holds: ({ registrationNumber, condition }) => Boolean(registrationNumber) || condition !== 'used',
  },
  dealership: {
    code: 'no-dealership',
    message: 'Its dealership is not known, or has no postal address.',
    holds: ({ dealership }) => Boolean(dealership?.street && dealership.zip && dealership.city),
  },
  euro: {
    code: 'not-in-euro',
    message: 'Its price is not in euro.',
    holds: ({ price }) => price.currency === 'EUR',
  },
  price: { code: 'no-price', message: 'Its price is 0.', holds: ({ price }) => price.amount > 0 },
} as const satisfies Readonly<Record<string, Rule>>;
