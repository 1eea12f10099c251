import { describe, expect, test } from 'vitest';
import { toValue, withoutValue } from '../../../shared/faceted-list/faceted-list.ts';
import type { SearchRecord } from '../../../shared/search/port.ts';
import { searchByBruteForce } from '../../../shared/search/testing/brute-force.ts';
import { definitionOf } from '../../inventory/testing/definition-by-name.ts';
import { unfilteredList } from './car-list.ts';
import { carListDeclaration } from './list-fields.ts';
import { listQuery, stockQuery } from './list-query.ts';
import { listUrl } from './list-url.ts';
import { parseList } from './parse-list.ts';

const cars: SearchRecord[] = [
  { car_id: '1', car_brand: 'Volvo', car_model: 'XC60', car_fuel: 'El', car_site_region: 'Väst' },
  {
    car_id: '2',
    car_vehicle_type_code: 'LCV',
    car_brand: 'Volvo',
    car_model: 'V60',
    car_fuel: 'Diesel',
    car_color: 'Röd',
  },
  {
    car_id: '3',
    car_brand: 'Land Rover',
    car_model: 'Defender',
    car_fuel: 'Diesel',
    car_site_region: 'Norr',
  },
  { car_id: '4', car_brand: 'Škoda', car_model: 'Sport', car_fuel: 'El', car_description: 'röd' },
  { car_id: '5', car_brand: 'Honda', car_model: 'Sport', car_website_city: 'Lund', car_site_name: 'Norra' },
  { car_id: '6', car_brand: 'Honda', car_model: 'CR-V', car_website_city: 'Ystad', car_site_name: 'Norra' },
];
const definition = definitionOf('cars-solvik-se');
const site = { pathToCarList: '/bilar' };
const stock = searchByBruteForce(definition, cars, stockQuery()).facet;

/** An address as a visitor writes it. */
function read(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://solvik.example/');
  const query = Object.fromEntries([...searchParams.keys()].map((key) => [key, searchParams.getAll(key)]));
  return parseList(decodeURIComponent(pathname).split('/').filter(Boolean), query, stock);
}

function found(address: string): string {
  const list = read(address);
  if (!list) return 'nowhere';
  const { content } = searchByBruteForce(definition, cars, listQuery(list));
  return content
    .map((car) => car['car_id'])
    .sort()
    .join(' ');
}

function rewritten(address: string): string | undefined {
  const list = read(address);
  return list && listUrl(site, list);
}

describe('what an address asks for', () => {
  test('ROUTE-27 segments are filters, whatever their case, accents and signs', () => {
    expect(found('/volvo')).toBe('1 2');
    expect(found('/VOLVO/xc60')).toBe('1');
    expect(found('/skoda')).toBe('4');
    expect(found('/land-rover')).toBe('3');
    expect(found('/honda/crv')).toBe('6');
    expect(found('/xc60')).toBe('1');
    expect(found('/diesel')).toBe('2 3');
    expect(found('/volvo/diesel')).toBe('2');
  });

  test('a segment that names nothing in stock leads nowhere, nor does a model of two makes alone', () => {
    expect(found('/zzz')).toBe('nowhere');
    expect(found('/volvo/defender/zzz')).toBe('nowhere');
    expect(found('/sport')).toBe('nowhere');
    expect(found('/honda/sport')).toBe('5');
  });

  test('LIST-15 segments and query narrow together', () => {
    expect(found('/volvo?car_fuel=El')).toBe('1');
  });

  test('LIST-38 keys that stand twice mean either, and a dealership is written with its town', () => {
    expect(found('/?car_site_region=Väst&car_site_region=Norr')).toBe('1 3');
    expect(found('/?car_website_city=Lund&car_site_name=Lund>Norra')).toBe('5');
    expect(found('/?car_site_name=Norra')).toBe('5 6');
    expect(found('/?car_brand=volvo')).toBe('1 2');
  });

  test('a kind of vehicle may be named by its code', () => {
    expect(found('/?car_vehicle_type=lcv')).toBe('2');
  });

  test('a model narrows its own make, not the others', () => {
    expect(found('/?car_brand=Volvo&car_brand=Škoda&car_model=XC60')).toBe('1 4');
    expect(found('/?car_brand=Honda&car_model=Sport')).toBe('5');
  });

  test('LIST-35 values no car has give an empty list', () => {
    expect(found('/?car_brand=zzz')).toBe('');
    expect(found('/?car_fuel=zzz&car_model=zzz')).toBe('');
    expect(rewritten('/?car_brand=zzz')).toBe('/bilar?car_brand=zzz');
  });

  test('LIST-11 LIST-12 pages are counted from one to twenty', () => {
    const pages = (page: string) => read(`/?page=${page}`)?.pages;
    expect(['', '0', '-1', 'two', '3', '20', '21', '99'].map(pages)).toEqual([1, 1, 1, 1, 3, 20, 20, 20]);
  });

  test('what is no number is the first page, also when it begins or ends like one', () => {
    expect(['3x', 'x3', '3.5', '1234567'].map((page) => read(`/?page=${page}`)?.pages)).toEqual([1, 1, 1, 1]);
  });

  test('a model stands for its make in a path, and for no other facet before it', () => {
    expect(read('/volvo/xc60')?.choices.map(({ field }) => field)).toEqual(['car_brand', 'car_model']);
    expect(found('/diesel/volvo')).toBe('2');
    expect(found('/volvo/honda')).toBe('1 2 5 6');
  });

  test('excluded words are trimmed, each once, at most ten of a hundred characters', () => {
    const words = (...all: string[]) => parseList([], { not_keyphrase: all }, stock)?.excludedWords;
    expect(words(' diesel ', 'diesel', '', '  ')).toEqual(['diesel']);
    expect(words(...'abcdefghijkl')).toHaveLength(10);
    expect(words('x'.repeat(101))?.[0]).toHaveLength(100);
  });

  test('what the page is about is no choice', () => {
    const fixed = { choices: [{ field: 'car_fuel', path: ['El'] }], ranges: [] };
    const choices = (fuel: string) => parseList([], { car_fuel: [fuel] }, stock, undefined, fixed)?.choices;
    expect(choices('El')).toEqual([]);
    expect(choices('Diesel')).toHaveLength(1);
  });

  test('an order nobody offers is not applied', () => {
    expect(read('/?sortName=car_price_asc')?.sortName).toBe('car_price_asc');
    expect(read('/?sortName=car_chassino_asc')?.sortName).toBe('');
  });
});

describe('the address of a list', () => {
  test('LIST-10 says all of it, and is read back as the same list', () => {
    const whole = '/bilar/volvo/xc60?car_fuel=El&sortName=car_price_asc&page=3';
    expect(rewritten('/volvo/xc60?page=3&sortName=car_price_asc&car_fuel=el')).toBe(whole);
    expect(rewritten(whole.replace('/bilar', ''))).toBe(whole);
  });

  test('two makes do not fit into a path', () => {
    expect(rewritten('/volvo/xc60?car_brand=Škoda')).toBe(
      '/bilar?car_brand=Volvo&car_model=XC60&car_brand=%C5%A0koda',
    );
  });

  test('LIST-20 a value taken away takes what lies under it, and the list starts from its first page', () => {
    const list = read('/volvo/xc60?car_fuel=El&page=4');
    const left = list?.choices.map((choice) =>
      listUrl(site, withoutValue(list, toValue(choice, carListDeclaration))),
    );
    expect(left).toEqual(['/bilar?car_fuel=El', '/bilar/volvo?car_fuel=El', '/bilar/volvo/xc60']);
  });
});

describe('ranges of an address', () => {
  const priced = [100, 300, 900].map((car_price, at) => ({ ...cars[at], car_id: `${at}`, car_price }));
  const facets = searchByBruteForce(definition, priced, stockQuery()).facet;
  const ranges = (address: string) => {
    const { searchParams } = new URL(address, 'https://solvik.example/');
    const query = Object.fromEntries([...searchParams.keys()].map((key) => [key, searchParams.getAll(key)]));
    return parseList([], query, facets)?.ranges.map(({ from, to }) => `${from ?? ''}–${to ?? ''}`);
  };

  test('LIST-28 count only with exactly two values', () => {
    expect(ranges('/?car_price=200')).toEqual([]);
    expect(ranges('/?car_price=200&car_price=400')).toEqual(['200–400']);
    expect(ranges('/?car_price=200&car_price=400&car_price=500')).toEqual([]);
  });

  test('LIST-25 are read without their spaces, and an empty end has no limit', () => {
    expect(ranges('/?car_price=2 00&car_price=4 00')).toEqual(['200–400']);
    expect(ranges('/?car_price=&car_price=400')).toEqual(['–400']);
    expect(ranges('/?car_price=200&car_price=')).toEqual(['200–']);
    expect(ranges('/?car_price=&car_price=')).toEqual([]);
  });

  test('the whole stock is no range; an end at its edge or beyond has no limit, unless the range lies beside it', () => {
    expect(ranges('/?car_price=0&car_price=9999')).toEqual([]);
    expect(ranges('/?car_price=0&car_price=300')).toEqual(['–300']);
    expect(ranges('/?car_price=5000&car_price=6000')).toEqual(['5000–6000']);
    expect(ranges('/?car_price=400&car_price=200')).toEqual(['200–400']);
    expect(ranges('/?car_price=cheap&car_price=dear')).toEqual([]);
  });

  test('LIST-28 an open end stays open in a shared address when the stock changes', () => {
    const list = parseList([], { car_price: ['200', ''] }, facets);
    const address = (list && listUrl(site, list)) ?? '';
    expect(address).toBe('/bilar?car_price=200&car_price=');
    const dearer = [...priced, { ...cars[0], car_id: 'dear', car_price: 5000 }];
    const later = searchByBruteForce(definition, dearer, stockQuery()).facet;
    const query = { car_price: new URL(address, 'https://solvik.example').searchParams.getAll('car_price') };
    const opened = parseList([], query, later);
    const { content } = searchByBruteForce(definition, dearer, listQuery(opened ?? unfilteredList));
    expect(content.map((car) => car['car_id']).sort()).toEqual(['1', '2', 'dear']);
  });

  test('LIST-10 are written into the address again, the lower end first', () => {
    const list = parseList([], { car_price: ['200', '400'], car_fuel: ['El'] }, facets);
    expect(list && listUrl(site, list)).toBe('/bilar?car_fuel=El&car_price=200&car_price=400');
  });
});

describe('what an address leaves out', () => {
  test('a value, a model of a make that stays, several of one filter, words', () => {
    expect(found('/?not_car_fuel=Diesel')).toBe('1 4 5 6');
    expect(found('/volvo?not_car_model=Volvo%3EXC60')).toBe('2');
    expect(found('/?not_car_model=Sport')).toBe('1 2 3 6');
    expect(found('/?not_car_fuel=diesel&not_car_fuel=El')).toBe('5 6');
    expect(found('/?car_fuel=El&not_car_brand=skoda')).toBe('1');
    expect(found('/?not_keyphrase=defender&not_keyphrase=cr-v')).toBe('1 2 4 5');
  });

  test('it is written back as it was, and a value that no car has stays', () => {
    for (const address of [
      '/bilar/volvo?not_car_model=Volvo%3EXC60',
      '/bilar?car_fuel=El&not_car_brand=%C5%A0koda',
      '/bilar?not_car_fuel=Gas&not_keyphrase=long+range',
    ])
      expect(rewritten(address.replace('/bilar', '')), address).toBe(address);
  });

  test('a car that does not state it is not left out, and nothing empty excludes anything', () => {
    expect(found('/?not_car_color=R%C3%B6d')).toBe('1 3 4 5 6');
    expect(found('/?not_car_fuel=&not_keyphrase=')).toBe('1 2 3 4 5 6');
  });
});
