import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import type { SearchQuery } from '../../../shared/search/port.ts';
import { searchByBruteForce } from '../../../shared/search/testing/brute-force.ts';
import { definitionOf } from '../../inventory/testing/definition-by-name.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import { aCar, aCarRecord } from '../testing/a-car.ts';
import { loadSuggestions } from './suggestions.ts';

test('DET-27 SRCH-20 of what stands in for a sold car, the same model comes first, wherever it stands', async () => {
  const kind = { car_site_region: 'Väst', car_body: 'SUV', car_fuel: 'El' };
  const others = Array.from({ length: 8 }, (_, at) =>
    aCarRecord({ car_id: `2${at}`, ...kind, car_brand: 'Kia', car_model: 'EV6' }),
  );
  const sameModel = aCarRecord({ car_id: '3', car_site_region: 'Norr', car_fuel: 'Diesel' });
  const records = [...others, sameModel];
  const search = async (index: string, query: SearchQuery) => ({
    ...searchByBruteForce(definitionOf(index), records, query),
    failed: false,
  });
  const context = {
    site: { carDetailPath: '/kop-bil', country: 'SE', languages: ['sv'] },
    language: 'sv',
    texts: textsFor('sv'),
    href: (path: string) => path,
    pictureAt: () => undefined,
    now: new Date('2026-11-15T12:00:00Z'),
    services: { search: { search } },
  } as unknown as CatalogueContext;
  const { cards } = await loadSuggestions({ car: aCar({ car_id: '1', ...kind }) }, 'cars-solvik-se', context);
  expect(cards).toHaveLength(8);
  expect(cards[0]?.id).toBe('3');
  expect(new Set(cards.map(({ id }) => id)).size).toBe(8);
});
