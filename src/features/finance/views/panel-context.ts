import type { TextKey } from '../../../shared/sites/dictionary.ts';
import type { CalculatorTexts } from '../calculator-texts.ts';
import type { Calculators } from '../calculators.ts';
import type { NumberFormats } from '../number-formats.ts';

/** Props shared by all panels, with the texts of their plan. */
export type PanelContext<PlanKey extends TextKey = never> = Pick<
  Calculators,
  'carId' | 'showsResidualAndEffectiveRate'
> & {
  texts: CalculatorTexts<PlanKey>;
  formats: NumberFormats;
};
