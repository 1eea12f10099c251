import type { Language } from '../../shared/sites/languages.ts';
import type { CalculatorTexts } from './calculator-texts.ts';
import type { PlanPanels } from './plans/all-plans.ts';

/** The finance plans of a car: validated data for the browser. */
export type Calculators = {
  carId: string;
  language: Language;
  currency: string;
  /** Not in Norway (SITE-20). */
  showsResidualAndEffectiveRate: boolean;
  texts: CalculatorTexts;
  /** In the order of their tabs. */
  panels: PlanPanels;
};
