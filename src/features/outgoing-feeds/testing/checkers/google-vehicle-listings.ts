import { addressProblems, csvChecker, type FieldRule, patterns, pricedItem } from './checker.ts';

/** By Google's table of attributes: which are required, the form of prices, mileages and conditions; CSV by RFC 4180. */
const fields: Readonly<Record<string, FieldRule>> = {
  vin: { required: true, is: patterns.vin },
  store_code: { required: true },
  dealership_name: { required: true },
  // With town, postcode and country.
  dealership_address: { required: true, is: /^.+, .*\d.* .+, [A-Z]{2}$/ },
  image_link: { is: patterns.url },
  link: { is: patterns.url },
  date_in_stock: { is: patterns.day },
  price: { required: true, is: patterns.price },
  vehicle_msrp: { is: patterns.price },
  condition: { required: true, is: ['new', 'used'] },
  make: { required: true },
  model: { required: true },
  year: { required: true, is: patterns.year },
  mileage: { is: patterns.mileage },
};

export const googleVehicleListingsChecker = csvChecker({
  receiver: 'google-vehicle-listings',
  source: 'https://developers.google.com/vehicle-listings/reference/feed-specification',
  idColumn: 'id',
  uniqueColumn: 'vin',
  fields,
  rowProblems: (row) => [
    ...(row['condition'] === 'used' && !row['mileage'] ? ['a used car without mileage'] : []),
    ...(row['condition'] === 'used' && row['vehicle_msrp'] ? ['a used car with vehicle_msrp'] : []),
    ...addressProblems(row['additional_image_link']),
  ],
  item: (row, id) => pricedItem(id, row['link'] ?? '', [row['price'], row['vehicle_msrp']]),
});
