import { carPageDictionary } from '../catalogue/car-page/texts.ts';
import { compareDictionary } from '../catalogue/compare/texts.ts';
import { galleryDictionary } from '../catalogue/gallery/texts.ts';
import { listDictionary } from '../catalogue/list/texts.ts';
import { savedDictionary } from '../catalogue/saved/texts.ts';
import { catalogueDictionary } from '../catalogue/texts.ts';
import { dealersDictionary } from '../dealers/texts.ts';
import { financeDictionary } from '../finance/texts.ts';
import { leadsDictionary } from '../leads/texts.ts';

    ...placeDictionary[language],
