import { listTextKeys } from '../../../shared/faceted-list/list-texts.ts';
import { placeTextKeys } from '../../../shared/maps/place-texts.ts';
import type { TextKey } from '../../../shared/sites/dictionary.ts';
import { keysOf, pickTexts } from '../../../shared/sites/pick-texts.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { cardTextMap } from '../card/card-texts.ts';
import messages from '../messages/list/sv.json' with { type: 'json' };

const ofOthers = [
  'breadcrumb',
  'carBody',
  'carColour',
  'carDrive',
  'carEquipment',
  'carFuel',
  'carGearbox',
  'carMileage',
  'carPower',
  'carRange',
  'carSeats',
  'carShowAllLike',
  'carTowingWeight',
  'carYear',
  'cardSample',
  'distanceKm',
  'distanceMiles',
  'financeCompany',
  'financePrivate',
  'linkCopied',
] as const satisfies readonly TextKey[];

/** The texts the list needs in the browser. */
export function islandTexts(texts: Texts): Record<string, string> {
  return {
    ...pickTexts(texts, [...keysOf(messages), ...listTextKeys, ...placeTextKeys, ...ofOthers]),
    ...cardTextMap(texts),
  };
}
