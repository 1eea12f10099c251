import type { Calculators } from '../calculators.ts';
import type { NumberFormats } from '../number-formats.ts';

/** Props shared by all calculators. */
export type PanelContext = Pick<Calculators, 'carId' | 'texts' | 'showsResidualAndEffectiveRate'> & {
  formats: NumberFormats;
  /** The visitor's calculation in one line, which is sent with the contact form. */
  onSummary: (summary: string) => void;
};
