import type { Term } from '../../../shared/search/records/term.ts';
import { campaigns } from '../../pricing/campaigns.ts';
import { bodies } from './body.ts';
import { colours } from './colour.ts';
import { conditions } from './condition.ts';
import { drives } from './drive.ts';
import { comfortEquipment } from './equipment/comfort.ts';
import { drivingEquipment } from './equipment/driving.ts';
import { motorcycleEquipment } from './equipment/motorcycle.ts';
import { practicalEquipment } from './equipment/practical.ts';
import { fuels } from './fuel.ts';
import { gearboxes } from './gearbox.ts';
import { places } from './place.ts';
import { vehicleTypes } from './vehicle-type.ts';

const equipment = [
  ...drivingEquipment,
  ...comfortEquipment,
  ...practicalEquipment,
  ...motorcycleEquipment,
] as const;

/** The facets whose values are the trade's own words, by their field. Makes, models and trims are names. */
export const vocabulary = {
  car_fuel: fuels,
  car_body: bodies,
  car_gearbox: gearboxes,
  car_drive: drives,
  car_color: colours,
  car_condition: conditions,
  car_vehicle_type: vehicleTypes,
  car_equipment: equipment,
  car_missing_equipment: equipment,
  car_campaigns: campaigns,
  car_site_region: places,
  car_site_city: places,
  car_website_city: places,
} as const satisfies Readonly<Record<string, readonly Term[]>>;

export type VocabularyField = keyof typeof vocabulary;

export const vocabularyFields = Object.keys(vocabulary) as VocabularyField[];

/** Closed: whatever a feed says must be one of these. Places, equipment and campaigns may also have names of their own. */
export const closedFields = [
  'car_fuel',
  'car_body',
  'car_gearbox',
  'car_drive',
  'car_color',
  'car_condition',
  'car_vehicle_type',
] as const satisfies readonly VocabularyField[];

export function isVocabularyField(field: string): field is VocabularyField {
  return Object.hasOwn(vocabulary, field);
}
