import { type Term, termsIn } from '../../../shared/search/records/term.ts';
import { campaigns } from '../../pricing/campaigns.ts';
import { feedSpellings } from './feed-spellings.ts';
import { places } from './place.ts';
import { words } from './words/all-words.ts';

const equipment = termsIn(words, 'equipment');

/**
 * The facets whose values are the trade's own words, by their field: terms of `words/{language}.json`. The codes of
 * vehicle types are those of car_vehicle_type_code. Makes, models and trims are names.
 */
export const vocabulary = {
  car_fuel: termsIn(words, 'fuel', feedSpellings.fuel),
  car_body: termsIn(words, 'body', feedSpellings.body),
  car_gearbox: termsIn(words, 'gearbox', feedSpellings.gearbox),
  car_drive: termsIn(words, 'drive', feedSpellings.drive),
  car_color: termsIn(words, 'colour'),
  car_condition: termsIn(words, 'condition', feedSpellings.condition),
  car_vehicle_type: termsIn(words, 'vehicleType', feedSpellings.vehicleType),
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
