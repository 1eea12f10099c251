import type { TextKey } from '../../../shared/sites/dictionary.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { cardTextMap } from '../card/card-texts.ts';
import type { BestValueRule } from './best-value.ts';
import type { ComparisonRules } from './comparison.ts';
import { compareDictionary } from './texts.ts';

const otherKeys = [
  'savedAdded',
  'savedRemoved',
  'carEquipment',
  'carTechnicalData',
] as const satisfies readonly TextKey[];

export type CompareTextKey = keyof typeof compareDictionary.sv | (typeof otherKeys)[number];

/** The texts of tray and comparison, sent to the browser as JSON. */
export type CompareTextMap = ReturnType<typeof compareTextMap>;

export function compareTextMap(texts: Texts) {
  const keys = [...Object.keys(compareDictionary.sv), ...otherKeys] as CompareTextKey[];
  return {
    texts: Object.fromEntries(keys.map((key) => [key, texts(key)])) as Record<CompareTextKey, string>,
    card: cardTextMap(texts),
    rules: comparisonRules(texts),
  };
}

function comparisonRules(texts: Texts): ComparisonRules {
  const best = (
    key: TextKey,
    better: BestValueRule['better'],
    word: keyof typeof compareDictionary.sv,
  ): BestValueRule => ({
    label: texts(key),
    better,
    word: texts(word),
  });
  return {
    summary: (['carYear', 'carMileage', 'carFuel', 'carGearbox', 'carRange'] as const).map((key) =>
      texts(key),
    ),
    cityLabel: texts('compareStandsIn'),
    identifiers: [texts('carRegistrationNumber'), texts('carChassisNumber')],
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
