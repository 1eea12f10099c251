import { carPageDictionary } from '../../features/cars/car-page/texts.ts';
import { compareDictionary } from '../../features/cars/compare/texts.ts';
import { galleryDictionary } from '../../features/cars/gallery/texts.ts';
import { listDictionary } from '../../features/cars/list/texts.ts';
import { savedDictionary } from '../../features/cars/saved/texts.ts';
import { catalogueDictionary } from '../../features/cars/texts.ts';
import { financeDictionary } from '../../features/finance/texts.ts';
import { declaredFormDictionary } from '../../features/forms/declared/texts.ts';
import { editorFormDictionary } from '../../features/forms/editor-forms/texts.ts';
import { photosDictionary } from '../../features/forms/photos/texts.ts';
import { serviceFormDictionary } from '../../features/forms/service-form/texts.ts';
import { confirmationDictionary } from '../../features/leads/confirmation/texts.ts';
import { receiptDictionary } from '../../features/leads/receipt/texts.ts';
import { leadsDictionary } from '../../features/leads/texts.ts';
import { sellCarDictionary } from '../../features/valuation/texts.ts';
import type { Language } from '../../shared/sites/languages.ts';

/** The texts of the blocks and of the feature modules below them. */
export function featureTexts(language: Language) {
  return {
    ...catalogueDictionary[language],
    ...listDictionary[language],
    ...carPageDictionary[language],
    ...compareDictionary[language],
    ...savedDictionary[language],
    ...galleryDictionary[language],
    ...financeDictionary[language],
    ...leadsDictionary[language],
    ...confirmationDictionary[language],
    ...declaredFormDictionary[language],
    ...serviceFormDictionary[language],
    ...sellCarDictionary[language],
    ...photosDictionary[language],
    ...editorFormDictionary[language],
    ...receiptDictionary[language],
  };
}
