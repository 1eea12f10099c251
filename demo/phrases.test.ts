import { describe, expect, test } from 'vitest';
import { readPhrase } from '../src/catalogue/phrase/read-phrase.ts';
import { definitionOf } from '../src/inventory/index-definitions.ts';
import { searchByBruteForce } from '../src/search/brute-force.ts';
import type { SearchRecord } from '../src/search/port.ts';
import type { Language } from '../src/sites/languages.ts';
import type { Site } from '../src/sites/site.ts';
import { createCars } from './cars/inventory.ts';
import { britishPhrases } from './phrases/en.ts';
import { finnishPhrases, swedishOnFinnishPhrases } from './phrases/fi.ts';
import { norwegianPhrases } from './phrases/nb.ts';
import { slovakPhrases } from './phrases/sk.ts';
import { englishOnSwedishPhrases, swedishPhrases, swedishStorePhrases } from './phrases/sv.ts';

const THIS_YEAR = 2026;

const sets: [string, string, Site['country'], Language[], readonly (readonly [string, string])[]][] = [
  ['Swedish', 'cars-solvik-se', 'SE', ['sv', 'en'], swedishPhrases],
  ['Swedish at a store', 'cars-carstore-se', 'SE', ['sv'], swedishStorePhrases],
  ['English in Sweden', 'cars-solvik-se', 'SE', ['en', 'sv'], englishOnSwedishPhrases],
  ['Norwegian', 'cars-solvik-no', 'NO', ['nb'], norwegianPhrases],
  ['Finnish', 'cars-carstore-fi', 'FI', ['fi', 'sv'], finnishPhrases],
  ['Swedish in Finland', 'cars-carstore-fi', 'FI', ['sv', 'fi'], swedishOnFinnishPhrases],
  ['Slovak', 'cars-carstore-sk', 'SK', ['sk'], slovakPhrases],
  ['British', 'cars-solvik-uk', 'GB', ['en'], britishPhrases],
];

const facetNames = [
  'car_brand>car_model',
  'car_fuel',
  'car_body',
  'car_gearbox',
  'car_drive',
  'car_color',
  'car_condition',
  'car_website_city>car_site_name',
  'car_site_region>car_site_city',
  'car_vehicle_type',
  'car_campaigns',
  'car_equipment',
  'car_seats',
  'car_price',
  'car_monthly_cost',
];

describe.each(sets)('LIST-29 %s', (_, index, country, languages, phrases) => {
  const cars = createCars(index) as unknown as SearchRecord[];
  const { facet: stock } = searchByBruteForce(definitionOf(index), cars, {
    limit: 0,
    facets: facetNames.map((name) => ({ name })),
  });
  const boundsOf = (name: string) => {
    const f = stock.find((each) => each.name === name);
    return f?.type === 'histogram' ? { min: f.min ?? 0, max: f.max ?? 0 } : undefined;
  };
  const bounds = { price: boundsOf('car_price'), monthly: boundsOf('car_monthly_cost') };
  test.each(phrases)('%s', (phrase, filters) => {
    expect(
      describeReading(
        readPhrase(phrase, { stock, country, languages, thisYear: THIS_YEAR, bounds } as never),
      ),
    ).toBe(filters);
  });
});

function describeReading({ parts }: ReturnType<typeof readPhrase>): string {
  return parts
    .map((part) => {
      if (part.kind === 'word') return `”${part.words}”`;
      if (part.kind === 'amount') {
        const { kind, from, to } = part.filter;
        return `${kind}=${from === to ? from : `${from ?? ''}..${to ?? ''}`}`;
      }
      const [first] = part.values;
      const names = {
        'car_brand>car_model': 'make',
        'car_website_city>car_site_name': 'city',
        'car_site_region>car_site_city': 'region',
      } as Record<string, string>;
      const name = names[first?.facet ?? ''] ?? first?.facet.replace('car_', '');
      return `${name}=${part.values.map(({ path }) => path.join('/')).join('|')}`;
    })
    .join(' ');
}
