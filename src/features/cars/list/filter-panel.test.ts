import { describe, expect, test } from 'vitest';
import {
  selectionOf,
  toggleValue,
  withExcluded,
  withRange,
  withValues,
} from '../../../shared/faceted-list/faceted-list.ts';
import type { PanelGroup, PanelValue } from '../../../shared/faceted-list/filter-panel.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import { searchFacetValues } from '../../../shared/search/search-facet-values.ts';
import { searchByBruteForce } from '../../../shared/search/testing/brute-force.ts';
import { definitionOf } from '../../inventory/testing/definition-by-name.ts';
import { aCarRecord } from '../testing/a-car.ts';
import { type CarList, unfilteredList } from './car-list.ts';
import { buildFilterPanel } from './filter-panel.ts';
import { LOCATION_FACET, MAKE_FACET } from './list-fields.ts';
import { listQuery, stockQuery } from './list-query.ts';
import { stockOutline } from './stock-outline.ts';

const definition = definitionOf('cars-solvik-se');
const cars: SearchRecord[] = [
  aCarRecord({ car_id: '1', car_model: 'XC60', car_fuel: 'El', car_year: 2024, car_price: 300 }),
  aCarRecord({ car_id: '2', car_model: 'V60', car_fuel: 'Diesel', car_year: 2022, car_price: 100 }),
  aCarRecord({ car_id: '3', car_brand: 'Škoda', car_model: 'Enyaq', car_fuel: 'El', car_price: 200 }),
  aCarRecord({ car_id: '4', car_brand: 'BMW', car_model: '10', car_fuel: 'Gas', car_price: 900 }),
  aCarRecord({ car_id: '5', car_brand: 'BMW', car_model: '9', car_fuel: 'El', car_price: 500 }),
];
const stock = stockOutline(searchByBruteForce(definition, cars, stockQuery()).facet);
const volvo = { facet: MAKE_FACET, path: ['Volvo'] };
const xc60 = { facet: MAKE_FACET, path: ['Volvo', 'XC60'] };
const electric = { facet: 'car_fuel', path: ['El'] };

function panel(list: CarList): PanelGroup[] {
  const { facet: facets } = searchByBruteForce(definition, cars, listQuery(list));
  return buildFilterPanel({ list, facets, stock, language: 'sv' });
}

function values(list: CarList, facet: string): readonly PanelValue[] {
  const group = panel(list).find((each) => each.facet === facet);
  return group?.kind === 'values' ? group.values : [];
}

const told = (some: readonly PanelValue[]) => some.map(({ text, count }) => `${text} ${count}`);

describe('the panel', () => {
  test('makes and models stand in the order of the alphabet and of numbers', () => {
    expect(told(values(unfilteredList, MAKE_FACET))).toEqual(['BMW 2', 'Škoda 1', 'Volvo 2']);
    expect(told(values(unfilteredList, MAKE_FACET)[0]?.children ?? [])).toEqual(['9 1', '10 1']);
  });

  test('a facet counts as if its own choice were off, and siblings without cars stay, faint', () => {
    const list = withValues(unfilteredList, [volvo]);
    expect(told(values(list, MAKE_FACET))).toEqual(['BMW 2', 'Škoda 1', 'Volvo 2']);
    expect(told(values(list, 'car_fuel'))).toEqual(['El 1', 'Diesel 1', 'Gas 0']);
  });

  test('a facet with nothing to choose is left out', () => {
    const names = panel(unfilteredList).map(({ facet }) => facet);
    expect(names).not.toContain('car_gearbox');
    expect(names).not.toContain(LOCATION_FACET);
    expect(names).not.toContain('car_private_leasing_monthly_cost');
    expect(names).toContain('car_price');
  });

  test('what no car has any more can still be let go of', () => {
    const list = {
      ...unfilteredList,
      choices: [{ field: 'car_fuel', path: ['Etanol'], stale: true as const }],
    };
    expect(values(list, 'car_fuel').find(({ text }) => text === 'Etanol')).toMatchObject({
      count: 0,
      chosen: 'all',
    });
  });

  test('a range keeps its histogram while it is chosen, and its slider when no car is left', () => {
    const price = (list: CarList) => panel(list).find(({ facet }) => facet === 'car_price');
    const narrowed = withRange(unfilteredList, 'car_price', { from: 100, to: 300 });
    expect(price(narrowed)).toMatchObject({ bounds: { min: 100, max: 900 }, chosen: 1 });
    const empty = withValues(narrowed, [{ facet: 'car_fuel', path: ['Etanol'] }]);
    expect(price(empty)).toMatchObject({ bounds: { min: 100, max: 900 }, ends: { from: 100, to: 300 } });
  });

  test('LIST-16 typing narrows values, and a model brings its make along', () => {
    const makes = values(unfilteredList, MAKE_FACET);
    expect(told(searchFacetValues(makes, 'skod'))).toEqual(['Škoda 1']);
    expect(searchFacetValues(makes, 'XC')).toMatchObject([{ text: 'Volvo', children: [{ text: 'XC60' }] }]);
    expect(searchFacetValues(makes, 'zzz')).toEqual([]);
  });
});

describe('a press on a value', () => {
  test('LIST-31 picking a model picks its make, which is then chosen in part', () => {
    const list = toggleValue(unfilteredList, xc60);
    expect(list.choices.map(({ path }) => path.join('>'))).toEqual(['Volvo', 'Volvo>XC60']);
    expect([selectionOf(list, volvo), selectionOf(list, xc60)]).toEqual(['some', 'all']);
    const [make] = values(list, MAKE_FACET).filter(({ text }) => text === 'Volvo');
    expect(make?.children.map(({ text, chosen }) => `${text} ${chosen}`)).toEqual(['V60 none', 'XC60 all']);
  });

  test('what is chosen in part becomes whole, and what is whole is let go of', () => {
    const whole = toggleValue(toggleValue(unfilteredList, xc60), volvo);
    expect(selectionOf(whole, volvo)).toBe('all');
    expect(toggleValue(whole, volvo).choices).toEqual([]);
  });

  test('LIST-21 the list begins again at its first page, and other choices stay', () => {
    const list = toggleValue({ ...toggleValue(unfilteredList, electric), pages: 4 }, volvo);
    expect(list.pages).toBe(1);
    expect(list.choices).toHaveLength(2);
  });
});

describe('what is not wanted', () => {
  const notElectric = withExcluded(unfilteredList, [electric]);

  test('keeps its row and the counts of its neighbours; all other facets count without it', () => {
    expect(told(values(notElectric, 'car_fuel'))).toEqual(told(values(unfilteredList, 'car_fuel')));
    expect(values(notElectric, 'car_fuel').filter(({ excluded }) => excluded)).toMatchObject([
      { text: 'El' },
    ]);
    expect(told(values(notElectric, MAKE_FACET))).toEqual(['BMW 1', 'Volvo 1']);
    expect(panel(notElectric).find(({ facet }) => facet === 'car_fuel')?.chosen).toBe(1);
  });

  test('is let in again by a press, and a press on it does not choose it', () => {
    expect(toggleValue(notElectric, electric)).toEqual(unfilteredList);
  });

  test('is no longer wanted, nor is what lies below; a model of an excluded make lets the make in', () => {
    const chosen = withValues(unfilteredList, [xc60]);
    expect(withExcluded(chosen, [volvo]).choices).toEqual([]);
    expect(withValues(withExcluded(unfilteredList, [volvo]), [xc60]).excluded).toEqual([]);
    const allButOne = withExcluded(withValues(unfilteredList, [volvo]), [xc60]);
    expect(allButOne.choices).toMatchObject([{ field: 'car_brand', path: ['Volvo'] }]);
  });
});
