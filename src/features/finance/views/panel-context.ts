import type { Calculators } from '../calculators.ts';
import type { NumberFormats } from '../number-formats.ts';

/** Props shared by all calculators. */
export type PanelContext = Pick<Calculators, 'carId' | 'texts' | 'showsResidualAndEffectiveRate'> & {
  formats: NumberFormats;
};
