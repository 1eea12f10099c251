import type { Calculators } from '../calculators.ts';
import type { NumberFormats } from '../number-formats.ts';

/** What every calculator on the page gets. */
export type PanelContext = Pick<Calculators, 'carId' | 'words' | 'showsResidualAndEffectiveRate'> & {
  figures: NumberFormats;
  /** What the visitor has worked out, in one line; it goes with the contact form. */
  onSummary: (summary: string) => void;
};
