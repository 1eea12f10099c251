import { addressProblems, csvChecker, type FieldRule, patterns } from './checker.ts';

/** No specification is published for everybody: the columns of dealer management systems, as our documentation has them. */
const fields: Readonly<Record<string, FieldRule>> = {
  Vehicle_ID: { required: true },
  FuelType: { required: true },
  Year: { required: true, is: patterns.year },
  Mileage: { is: /^\d+$/ },
  Bodytype: { required: true },
  Make: { required: true },
  Model: { required: true },
  EngineSize: { is: /^\d{3,4}$/ },
  Price: { required: true, is: /^\d+(?:\.\d{1,2})?$/ },
  PlusVAT: { required: true, is: ['Y', 'N'] },
  Transmission: { required: true },
  FullRegistration: { is: /^[A-Z0-9]{2,8}$/ },
  FourWheelDrive: { is: ['Y', 'N'] },
  Description: { max: 4000 },
  Link: { is: patterns.url },
};

export const autotraderCsvChecker = csvChecker({
  receiver: 'autotrader-csv',
  source: 'docs/outgoing-feeds.md#autotrader-csv',
  idColumn: 'Vehicle_ID',
  uniqueColumn: 'Vehicle_ID',
  fields,
  rowProblems: (row) => [
    ...((row['New'] === 'Y') === (row['Used'] === 'Y') ? ['new and used'] : []),
    ...(row['Used'] === 'Y' && !(row['FullRegistration'] && row['Mileage'])
      ? ['a used car without registration or mileage']
      : []),
    ...addressProblems(row['PictureRefs']),
  ],
  item: (row, id) => ({
    id,
    url: row['Link'] ?? '',
    amounts: [Number(row['Price'])],
    currency: 'GBP',
  }),
});
