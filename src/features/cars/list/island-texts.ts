import { placeTextKeys } from '../../../shared/maps/place-texts.ts';
import type { TextKey } from '../../../shared/sites/dictionary.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { cardTextMap } from '../card/card-texts.ts';
import { listDictionary } from './texts.ts';

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
  'tryAgain',
] as const satisfies readonly TextKey[];

/** The texts the list needs in the browser. */
export function islandTexts(texts: Texts): Record<string, string> {
  const ofList = Object.keys(listDictionary.sv) as (keyof typeof listDictionary.sv)[];
  const keys = [...ofList, ...placeTextKeys, ...ofOthers];
  return { ...Object.fromEntries(keys.map((key) => [key, texts(key)])), ...cardTextMap(texts) };
}
