import { facetWord } from '../../src/features/cars/list/facet-word.ts';
import { facetWords } from '../../src/features/cars/list/facet-words.ts';
import { closedFields, vocabulary } from '../../src/features/cars/vocabulary/vocabulary.ts';
import { nameKey } from '../../src/shared/search/name-key.ts';
import type { Term } from '../../src/shared/search/records/term.ts';
import type { Language } from '../../src/shared/sites/languages.ts';
import type { ShownCar } from './shown-car.ts';
import type { SiteStock } from './site-stock.ts';
import type { TrustCheck } from './trust-check.ts';

/**
 * No page of a language holds a facet word of another: on cards, in data, filters and structured data. The names of
 * makes, models and versions are their own (a MINI Electric).
 */
export const facetLanguage: TrustCheck = {
  name: 'one language',
  car: (car, { language }) => foreignWords(textsOf(car), language),
  stock: async (stock) => foreignWords(await filterTexts(stock), stock.language),
};

function textsOf({ card, structuredData }: ShownCar): string[] {
  const { bodyType, color, vehicleTransmission, driveWheelConfiguration, fuelType } = structuredData;
  const data = [bodyType, color, vehicleTransmission, driveWheelConfiguration, fuelType];
  return [
    ...card.facts,
    ...card.technicalData.map(({ value }) => value),
    ...data.filter((text) => text !== undefined),
  ];
}

async function filterTexts(stock: SiteStock): Promise<string[]> {
  const query = { limit: 0, facets: closedFields.map((name) => ({ name })) };
  const { facet } = await stock.search.search(stock.site.indices.cars, query);
  const words = facetWords(facet, stock);
  return facet.flatMap((each) =>
    each.type === 'hierarchical' ? each.values.map(({ text }) => facetWord(words, each.name, text)) : [],
  );
}

function foreignWords(texts: readonly string[], language: Language): string[] {
  const own = wordsOf((term) => [term.words[language], language === 'sv' ? term.words['sv-FI'] : undefined]);
  const all = wordsOf(({ words }) => Object.values(words));
  const isForeign = (text: string) => all.has(nameKey(text)) && !own.has(nameKey(text));
  return [...new Set(texts.filter(isForeign))].map((text) => `shows ${text}`);
}

function wordsOf(pick: (term: Term) => readonly (string | undefined)[]): ReadonlySet<string> {
  const terms: readonly Term[] = closedFields.flatMap((field) => vocabulary[field]);
  return new Set(terms.flatMap(pick).map((word) => nameKey(word ?? '')));
}
