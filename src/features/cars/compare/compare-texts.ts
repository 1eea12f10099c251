import type { TextKey } from '../../../shared/sites/dictionary.ts';
import { keysOf, pickTexts } from '../../../shared/sites/pick-texts.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { cardTextMap } from '../card/card-texts.ts';
import messages from '../messages/compare/sv.json' with { type: 'json' };
import type { BestValueRule } from './best-value.ts';
import type { ComparisonRules } from './comparison.ts';

const otherKeys = [
  'savedAdded',
  'savedRemoved',
  'carEquipment',
  'carTechnicalData',
] as const satisfies readonly TextKey[];

export type CompareTextKey = keyof typeof messages | (typeof otherKeys)[number];

/** The texts of tray and comparison, sent to the browser as JSON. */
export type CompareTextMap = ReturnType<typeof compareTextMap>;

export function compareTextMap(texts: Texts) {
  return {
    texts: pickTexts(texts, [...keysOf(messages), ...otherKeys]),
    card: cardTextMap(texts),
    rules: comparisonRules(texts),
  };
}

function comparisonRules(texts: Texts): ComparisonRules {
  const best = (
    key: TextKey,
    better: BestValueRule['better'],
    word: keyof typeof messages,
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
