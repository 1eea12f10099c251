import { csvChecker, type FieldRule, patterns, pricedItem } from './checker.ts';

/** By Meta's reference of automotive ads and of the vehicles of a catalogue: required fields and the values of enumerations. */
const fields: Readonly<Record<string, FieldRule>> = {
  vehicle_id: { required: true, max: 100 },
  title: { required: true, max: 500 },
  description: { required: true, max: 5000 },
  url: { required: true, is: patterns.url },
  make: { required: true },
  model: { required: true },
  year: { required: true, is: patterns.year },
  'mileage.value': { required: true, is: /^\d+$/ },
  'mileage.unit': { required: true, is: ['KM', 'MI'] },
  'image[0].url': { required: true, is: patterns.url },
  transmission: { is: ['AUTOMATIC', 'MANUAL', 'OTHER', 'NONE'] },
  fuel_type: {
    is: ['DIESEL', 'ELECTRIC', 'GASOLINE', 'FLEX', 'HYBRID', 'OTHER', 'PETROL', 'PLUGIN_HYBRID', 'NONE'],
  },
  body_style: {
    required: true,
    is: [
      ...[
        'CONVERTIBLE',
        'COUPE',
        'CROSSOVER',
        'ESTATE',
        'GRANDTOURER',
        'HATCHBACK',
        'MINIBUS',
        'MINIVAN',
        'MPV',
      ],
      ...['PICKUP', 'ROADSTER', 'SALOON', 'SEDAN', 'SMALL_CAR', 'SPORTSCAR', 'SUPERCAR', 'SUPERMINI', 'SUV'],
      ...['TRUCK', 'VAN', 'WAGON', 'OTHER', 'NONE'],
    ],
  },
  drivetrain: { is: ['TWO_WD', 'FOUR_WD', 'AWD', 'FWD', 'RWD', 'OTHER', 'NONE'] },
  price: { required: true, is: patterns.price },
  sale_price: { is: patterns.price },
  exterior_color: { required: true },
  state_of_vehicle: { required: true, is: ['NEW', 'USED', 'CPO'] },
  availability: { is: ['AVAILABLE', 'NOT_AVAILABLE', 'PENDING'] },
  date_first_on_lot: { is: patterns.day },
  'address.addr1': { required: true },
  'address.city': { required: true },
  'address.region': { required: true },
  'address.country': { required: true, is: /^[A-Z]{2}$/ },
};

export const metaAutomotiveChecker = csvChecker({
  receiver: 'meta-automotive',
  source: 'https://developers.facebook.com/documentation/ads-commerce/marketing-api/auto-ads/reference',
  idColumn: 'vehicle_id',
  uniqueColumn: 'vehicle_id',
  fields,
  rowProblems: (row) =>
    row['sale_price'] && Number.parseFloat(row['sale_price']) >= Number.parseFloat(row['price'] ?? '')
      ? ['the sale price is no lower']
      : [],
  item: (row, id) => pricedItem(id, row['url'] ?? '', [row['price'], row['sale_price']]),
});
