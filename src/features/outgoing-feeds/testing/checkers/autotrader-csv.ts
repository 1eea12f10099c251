import {
  type FeedChecker,
  type FieldRule,
  fieldProblems,
  formulas,
  parseCsv,
  patterns,
  repeated,
} from './checker.ts';

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

export const autotraderCsvChecker: FeedChecker = {
  receiver: 'autotrader-csv',
  source: 'docs/outgoing-feeds.md#autotrader-csv',
  problems: (text) => {
    const rows = parseCsv(text);
    return [
      ...rows.flatMap((row) => [
        ...fieldProblems(row, fields, String(row['Vehicle_ID'])),
        ...((row['New'] === 'Y') === (row['Used'] === 'Y') ? [`${row['Vehicle_ID']}: new and used`] : []),
        ...(row['Used'] === 'Y' && !(row['FullRegistration'] && row['Mileage'])
          ? [`${row['Vehicle_ID']}: a used car without registration or mileage`]
          : []),
        ...(row['PictureRefs'] ?? '')
          .split(',')
          .filter((address) => address !== '' && !patterns.url.test(address))
          .map((address) => `${row['Vehicle_ID']}: ${address} is no address`),
      ]),
      ...repeated(
        rows.map(({ Vehicle_ID = '' }) => Vehicle_ID),
        'Vehicle_ID',
      ),
      ...formulas(rows),
    ];
  },
  items: (text) =>
    parseCsv(text).map((row) => ({
      id: row['Vehicle_ID'] ?? '',
      url: row['Link'] ?? '',
      amounts: [Number(row['Price'])],
      currency: 'GBP',
    })),
};
