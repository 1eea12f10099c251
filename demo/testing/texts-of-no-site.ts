import { starterTexts } from '../../cms/new-site/starter-texts.ts';
import { vocabulary } from '../../src/features/cars/vocabulary/vocabulary.ts';
import { ukTexts } from '../../src/features/finance/plans/uk/texts.ts';
import { doneMessages, refusals } from '../../src/features/workshop/staff/staff-messages.ts';
import { type Language, languages } from '../../src/shared/sites/languages.ts';
import { pdfDocuments } from '../pdf-documents.ts';
import { headline, pageDescription, pageTitle, sectionTitles } from '../server/directory/texts.ts';
import { createPriceList } from '../workshop/price-list.ts';
import { stringsIn, type WrittenText } from './written-text.ts';

/** What visitors and staff read that is not written for one site. */
export function textsOfNoSite(): WrittenText[] {
  const read = (part: string, language: string, given: unknown): WrittenText[] =>
    stringsIn(given).map(({ path, text }) => ({
      site: 'all sites',
      country: countryOf(language as Language),
      language: language as Language,
      where: `all sites ${part} ${path}`,
      text,
    }));
  const { services, addons } = createPriceList();
  return [
    ...read('price list', 'sv', [services, addons]),
    ...Object.values(pdfDocuments).flatMap(({ language = 'sv', ...paper }) => read('paper', language, paper)),
    ...read('directory', 'en', [pageDescription, sectionTitles, [0, 1, 14].map(headline), pageTitle(14)]),
    ...read('staff', 'en', [doneMessages, refusals]),
    ...read('UK finance', 'en', [ukTexts, ...filledUkTexts()]),
    ...Object.values(vocabulary).flatMap((terms) =>
      terms.flatMap(({ words }) =>
        Object.entries(words).flatMap(([wording, word]) => read('facet', wording.slice(0, 2), word)),
      ),
    ),
    ...Object.entries(starterTexts).flatMap(([language, texts]) => read('starter', language, texts)),
  ];
}

function filledUkTexts(): string[] {
  return [
    ukTexts.notCurrent(36, '£2,000'),
    ukTexts.months(36),
    ukTexts.deposit('£2,000'),
    ukTexts.quote('Q1'),
    ukTexts.unknownQuote('Q1'),
  ];
}

/** That of its locale: Swedish is read as in Sweden. */
function countryOf(language: Language): WrittenText['country'] {
  return languages[language].locale.slice(-2) as WrittenText['country'];
}
