import {
  type FeedChecker,
  type FieldRule,
  fieldProblems,
  formulas,
  parseCsv,
  patterns,
  pricedItem,
  repeated,
} from './checker.ts';

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

export const googleVehicleListingsChecker: FeedChecker = {
  receiver: 'google-vehicle-listings',
  source: 'https://developers.google.com/vehicle-listings/reference/feed-specification',
  problems: (text) => {
    const rows = parseCsv(text);
    return [
      ...rows.flatMap((row) => [
        ...fieldProblems(row, fields, String(row['id'])),
        ...(row['condition'] === 'used' && !row['mileage']
          ? [`${row['id']}: a used car without mileage`]
          : []),
        ...(row['condition'] === 'used' && row['vehicle_msrp']
          ? [`${row['id']}: a used car with vehicle_msrp`]
          : []),
        ...(row['additional_image_link'] ?? '')
          .split(',')
          .filter((address) => address !== '' && !patterns.url.test(address))
          .map((address) => `${row['id']}: ${address} is no address`),
      ]),
      ...repeated(
        rows.map(({ vin = '' }) => vin),
        'VIN',
      ),
      ...formulas(rows),
    ];
  },
  items: (text) =>
    parseCsv(text).map((row) =>
      pricedItem(row['id'] ?? '', row['link'] ?? '', [row['price'], row['vehicle_msrp']]),
    ),
};
