import { csv } from '../formats/csv.ts';
import { defineReceiver, shortened } from '../receiver.ts';
import { rules } from '../rules.ts';

const columns = [
  ...[
    'Feed_Id',
    'Vehicle_ID',
    'FullRegistration',
    'Colour',
    'FuelType',
    'Year',
    'Mileage',
    'Bodytype',
    'Doors',
  ],
  ...[
    'Make',
    'Model',
    'Variant',
    'EngineSize',
    'Price',
    'PlusVAT',
    'Transmission',
    'PictureRefs',
    'PreviousOwners',
  ],
  ...['Description', 'FourWheelDrive', 'Options', 'New', 'Used', 'Vin', 'Link'],
];

const MAX_DESCRIPTION = 4000;
const MAX_PICTURES = 100;

/** The table that dealer management systems send to AutoTrader and others in Britain. A van's price is without VAT and says so. */
export const autotraderCsv = defineReceiver({
  name: 'autotrader-csv',
  title: 'AutoTrader (CSV of dealer systems)',
  source: 'docs/outgoing-feeds.md#autotrader-csv',
  countries: ['GB'],
  format: csv(columns),
  rules: [
    ...[rules.inStock, rules.noMotorcycle, rules.condition, rules.registrationNumber, rules.year, rules.fuel],
    ...[rules.mileageOfUsed, rules.gearbox, rules.body, rules.price],
  ],
  item: (car) => ({
    Feed_Id: car.dealership?.id,
    Vehicle_ID: car.id,
    FullRegistration: car.registrationNumber?.replaceAll(' ', ''),
    Colour: car.colour,
    FuelType: car.fuel,
    Year: car.year,
    Mileage: car.mileage && Math.round(car.mileage.value),
    Bodytype: car.body,
    Doors: car.doors,
    Make: car.make,
    Model: car.model,
    Variant: car.version,
    EngineSize: engineSize(car.version),
    Price: car.price.amount,
    PlusVAT: car.price.isWithoutVat ? 'Y' : 'N',
    Transmission: car.gearbox,
    PictureRefs: car.pictures
      .slice(0, MAX_PICTURES)
      .map((address) => address.replaceAll(',', '%2C'))
      .join(','),
    PreviousOwners: car.owners,
    Description: shortened(car.description, MAX_DESCRIPTION),
    FourWheelDrive: car.codes.drive === 'awd' ? 'Y' : 'N',
    Options: car.equipment.map((item) => item.replaceAll(',', ' ')).join(','),
    New: car.condition === 'new' ? 'Y' : 'N',
    Used: car.condition === 'used' ? 'Y' : 'N',
    Vin: car.vin,
    Link: car.url,
  }),
});

/** '2.0 TDI 150': litres stand at the beginning of a version; cubic centimetres are told. */
function engineSize(version: string | undefined): number | undefined {
  const [, litres] = /^(\d\.\d)\b(?!\s*kWh)/.exec(version ?? '') ?? [];
  return litres === undefined ? undefined : Math.round(Number(litres) * 1000);
}
