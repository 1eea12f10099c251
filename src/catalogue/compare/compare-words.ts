import { compare } from '../../sites/texts/compare.ts';
import type { TextKey } from '../../sites/texts/dictionary.ts';
import type { Texts } from '../../sites/texts.ts';
import { cardWords } from '../card-words.ts';
import type { Best } from './best-value.ts';
import type { Yardstick } from './comparison.ts';

const more = [
  'savedAdded',
  'savedRemoved',
  'savedCars',
  'savedCarsCount',
  'carEquipment',
  'carTechnicalData',
] as const satisfies readonly TextKey[];

export type CompareKey = keyof typeof compare.sv | (typeof more)[number];

/** What the tray and the comparison say, as they travel to the browser. */
export type CompareWords = ReturnType<typeof compareWords>;

export function compareWords(texts: Texts) {
  const keys = [...Object.keys(compare.sv), ...more] as CompareKey[];
  return {
    words: Object.fromEntries(keys.map((key) => [key, texts(key)])) as Record<CompareKey, string>,
    card: cardWords(texts),
    yardstick: yardstickOf(texts),
  };
}

function yardstickOf(texts: Texts): Yardstick {
  const best = (key: TextKey, better: Best['better'], word: keyof typeof compare.sv): Best => ({
    label: texts(key),
    better,
    word: texts(word),
  });
  return {
    inBrief: (['carYear', 'carMileage', 'carFuel', 'carGearbox', 'carRange'] as const).map((key) =>
      texts(key),
    ),
    standsIn: texts('compareStandsIn'),
    ownMarks: [texts('carRegistrationNumber'), texts('carChassisNumber')],
    best: [
      best('carMileage', 'less', 'compareLeastDriven'),
      best('carRange', 'more', 'compareLongest'),
      best('carPower', 'more', 'compareMost'),
      best('carAcceleration', 'less', 'compareQuickest'),
      best('carConsumption', 'less', 'compareLowest'),
      best('carEmission', 'less', 'compareLowest'),
      best('carBattery', 'more', 'compareLargest'),
      best('carSlowCharging', 'more', 'compareQuickest'),
      best('carFastCharging', 'more', 'compareQuickest'),
      best('carCargoVolume', 'more', 'compareLargest'),
    ],
  };
}
