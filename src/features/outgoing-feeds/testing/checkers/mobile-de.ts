import { type FeedChecker, type FieldRule, fieldProblems, repeated } from './checker.ts';

/** By the manual of mobile.de's interface for sellers: mandatory fields, codes of reference data, forms of dates and sums. */
const fields: Readonly<Record<string, FieldRule>> = {
  internalNumber: { required: true, is: /^[\w.-]{1,40}$/ },
  vehicleClass: { required: true, is: ['Car'] },
  category: {
    required: true,
    is: ['Cabrio', 'EstateCar', 'Limousine', 'OffRoad', 'OtherCar', 'SmallCar', 'SportsCar', 'Van'],
  },
  make: { required: true, is: /^[A-Z0-9][A-Z0-9 .&-]*$/ },
  model: { required: true },
  modelDescription: { max: 48 },
  condition: { required: true, is: ['NEW', 'USED'] },
  firstRegistration: { is: /^\d{4}(?:0[1-9]|1[0-2])$/ },
  mileage: { is: /^\d+$/ },
  power: { is: /^\d+$/ },
  fuel: {
    required: true,
    is: [
      ...['PETROL', 'DIESEL', 'ELECTRICITY', 'ETHANOL', 'CNG', 'LPG', 'HYBRID', 'HYBRID_DIESEL'],
      ...['HYDROGENIUM', 'OTHER'],
    ],
  },
  gearbox: { required: true, is: ['MANUAL_GEAR', 'AUTOMATIC_GEAR', 'SEMIAUTOMATIC_GEAR'] },
  doors: { is: ['TWO_OR_THREE', 'FOUR_OR_FIVE', 'SIX_OR_SEVEN'] },
  description: { max: 5000 },
};

type Ad = Record<string, unknown> & {
  price?: { consumerPriceGross?: string; currency?: string };
  images?: readonly { ref?: string }[];
};

export const mobileDeChecker: FeedChecker = {
  receiver: 'mobile-de',
  source: 'https://services.mobile.de/docs/seller-api.html',
  problems: (text) => {
    const ads = JSON.parse(text) as Ad[];
    return [
      ...ads.flatMap((ad) => {
        const row = Object.fromEntries(
          Object.entries(ad)
            .filter(([, value]) => typeof value !== 'object')
            .map(([name, value]) => [name, String(value)]),
        );
        const id = String(ad['internalNumber']);
        return [
          ...fieldProblems(row, fields, id),
          ...(ad['condition'] === 'USED' &&
          (row['mileage'] === undefined || row['firstRegistration'] === undefined)
            ? [`${id}: a used car without mileage or first registration`]
            : []),
          ...(/^\d+\.\d{2}$/.test(ad.price?.consumerPriceGross ?? '') && ad.price?.currency === 'EUR'
            ? []
            : [`${id}: the price is ${JSON.stringify(ad.price)}`]),
          ...((ad.images?.length ?? 0) > 30 ? [`${id}: too many images`] : []),
        ];
      }),
      ...repeated(
        ads.map((ad) => String(ad['internalNumber'])),
        'internalNumber',
      ),
    ];
  },
  items: (text) =>
    (JSON.parse(text) as Ad[]).map((ad) => ({
      id: String(ad['internalNumber']),
      url: '',
      amounts: [Number(ad.price?.consumerPriceGross)],
      currency: ad.price?.currency ?? '',
    })),
};
