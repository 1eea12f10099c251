import type { TextKey } from '../../sites/texts/dictionary.ts';
import { list } from '../../sites/texts/list.ts';
import type { Texts } from '../../sites/texts.ts';
import { cardTextMap } from '../card-texts.ts';

const ofOthers = [
  'breadcrumb',
  'carBody',
  'carColour',
  'carDrive',
  'carFuel',
  'carGearbox',
  'carMileage',
  'carPower',
  'carShowAllLike',
  'carYear',
  'linkCopied',
  'tryAgain',
] as const satisfies readonly TextKey[];

/** The words the list says in the browser, as its editors wrote them. */
export function islandTexts(texts: Texts): Record<string, string> {
  const keys = [...(Object.keys(list.sv) as (keyof typeof list.sv)[]), ...ofOthers];
  return { ...Object.fromEntries(keys.map((key) => [key, texts(key)])), ...cardTextMap(texts) };
}
