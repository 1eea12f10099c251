import type { Language } from '../../../shared/sites/languages.ts';
import { editorFormDictionary } from '../editor-forms/texts.ts';
import { photosDictionary } from '../photos/texts.ts';
import { receiptDictionary } from '../receipt/texts.ts';
import { sellCarForm } from '../sell-car/sell-car-form.ts';
import { sellCarDictionary } from '../sell-car/texts.ts';
import { motorcycleServiceForm, serviceForm } from '../service-form/service-form.ts';
import { serviceFormDictionary } from '../service-form/texts.ts';
import type { DeclaredForm } from './declare-form.ts';
import { declaredFormDictionary } from './texts.ts';

/** The declared forms of this installation; a new one is added here, and its texts below. */
export const declaredForms: readonly DeclaredForm[] = [serviceForm, motorcycleServiceForm, sellCarForm];

export function declaredFormTexts(language: Language) {
  return {
    ...declaredFormDictionary[language],
    ...serviceFormDictionary[language],
    ...sellCarDictionary[language],
    ...photosDictionary[language],
    ...editorFormDictionary[language],
    ...receiptDictionary[language],
  };
}
