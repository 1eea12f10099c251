import type { SearchRecord } from '../../shared/search/port.ts';
import { addedFields, addedValues } from '../../shared/search/records/added-fields.ts';
import { allFields, recordParser } from '../../shared/search/records/derive.ts';
import type { Parsed } from '../../shared/search/records/record-field.ts';
import { urlSlug } from '../cars/record/car-path.ts';
import { carRecord } from '../cars/record/car-record.ts';

const { mileage, power, dealership } = carRecord;

/** What feeds tell of a car. Of a whole stock, reading all of every record would take most of the time. */
const declaration = {
  id: carRecord.id,
  slug: carRecord.slug,
  make: carRecord.make,
  model: carRecord.model,
  modelText: carRecord.modelText,
  version: carRecord.version,
  trimPackage: carRecord.trimPackage,
  body: carRecord.body,
  fuel: carRecord.fuel,
  gearbox: carRecord.gearbox,
  drive: carRecord.drive,
  colour: carRecord.colour,
  year: carRecord.year,
  seats: carRecord.seats,
  doors: carRecord.doors,
  registrationNumber: carRecord.registrationNumber,
  firstRegistration: carRecord.firstRegistration,
  chassisNumber: carRecord.chassisNumber,
  isUsed: carRecord.isUsed,
  isSample: carRecord.isSample,
  vehicleTypeCode: carRecord.vehicleTypeCode,
  publishedAt: carRecord.publishedAt,
  owners: carRecord.owners,
  equipment: carRecord.equipment,
  description: carRecord.description,
  price: carRecord.price,
  mileage: { value: mileage.value, unit: mileage.unit },
  power: { value: power.value },
  dealership: { id: dealership.id },
};

export type StoredCar = Omit<Parsed<typeof declaration>, 'slug'> & {
  slug: string;
  images: readonly StoredImage[];
  missingPhotos: number;
  /** Of extensions, by their names in feeds. */
  fields: Readonly<Record<string, unknown>>;
};

type StoredImage = { original: string; is_illustration: boolean };

const parse = recordParser(declaration);

/** Under these names a record has what is read of it. */
export function readFields(): readonly string[] {
  const fields = [...allFields(declaration), ...addedFields('cars')].map(({ name }) => name);
  return [...new Set([...fields, 'car_images'])];
}

/** Nothing, when the record is no car. */
export function readStoredCar(record: SearchRecord, missingPhotos = 0): StoredCar | undefined {
  const car = parse(record);
  return (
    car && {
      ...car,
      slug: urlSlug(car),
      images: imagesOf(record['car_images']),
      missingPhotos,
      fields: addedValues('cars', record),
    }
  );
}

/** A car has many, with much that feeds do not tell. */
function imagesOf(list: unknown): StoredImage[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((each) => {
    const { original, is_illustration } = (each ?? {}) as Record<string, unknown>;
    return typeof original === 'string' ? [{ original, is_illustration: is_illustration === true }] : [];
  });
}
