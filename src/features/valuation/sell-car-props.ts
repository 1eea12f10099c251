import type { DeclaredFormProps } from '../../shared/forms/declared-form-props.ts';
import type { Country } from '../../shared/sites/countries.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { PhotoTexts } from './photos/photo-texts.ts';

/** The texts that the parts of the form show which are no plain fields. */
export const sellCarTextKeys = [
  'sellPlateFound',
  'sellPlateUnknown',
  'sellEstimateTitle',
  'sellEstimateBasis',
] as const;

export type SellCarProps = {
  language: Language;
  /** Whether cars are found by their plate: only Sweden has a register here. */
  country: Country;
  hasRegister: boolean;
  texts: Readonly<Record<(typeof sellCarTextKeys)[number], string>>;
  photoTexts: PhotoTexts;
};

/** Without `sellCar` the form has its plain fields alone: it was posted without script and is shown again. */
export type SellCarFormProps = DeclaredFormProps & { sellCar?: SellCarProps };
