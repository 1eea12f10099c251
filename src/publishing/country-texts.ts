import type { Dictionary } from '../sites/dictionary.ts';
import type { Language } from '../sites/languages.ts';
import type { Site } from '../sites/site.ts';

/** Where a language says it differently in one country: Finland counts kilometres in Swedish, too. */
const countryTexts: Partial<Record<Site['country'], Partial<Record<Language, Partial<Dictionary>>>>> = {
  FI: {
    sv: {
      carMileage: 'Körda kilometer',
      listSummary:
        '{car} hos {site}: {count, plural, one {# bil} other {# bilar}} med bilder, pris och körda kilometer.',
      listSortLeastDriven: 'Minst körda',
      compareLeastDriven: 'minst',
      bookingMileage: 'Körda mil (en mil är 10 km)',
      bookingMileageMissing: 'Ange hur långt bilen har gått',
      bookingMileageNote: 'Körsträckan avgör vilken service bilen ska ha. På ett ungefär räcker.',
    },
  },
};

export function countryTextsFor(
  language: Language,
  country: Site['country'] | undefined,
): Partial<Dictionary> {
  return (country && countryTexts[country]?.[language]) ?? {};
}
