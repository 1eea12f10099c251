import type { ReadPart } from '../../../src/features/cars/phrase/phrase-reading.ts';

const shortNames: Readonly<Record<string, string>> = {
  'car_brand>car_model': 'make',
  'car_website_city>car_site_name': 'city',
  'car_site_region>car_site_city': 'region',
  privateLeasing: 'private_monthly',
  companyLeasing: 'company_monthly',
};

/** What was read, as phrase.ts writes it; a radius only where the expectation names one. */
export function writtenParts(parts: readonly ReadPart[], expected: string): string {
  const isRadiusExpected = /near=[^=”]*\d/.test(expected);
  const isUnitExpected = /near=[^=”]*\d (?:km|miles)/.test(expected);
  const joined: ReadPart[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const areWords = last?.kind === 'word' && part.kind === 'word' && !last.not && !part.not;
    if (areWords) joined.splice(-1, 1, { ...last, words: `${last.words} ${part.words}` });
    else joined.push(part);
  }
  return joined.map((part) => written(part, { isRadiusExpected, isUnitExpected })).join(' ');
}

/** An age is in years before today: 'age=..3' is 'year=2023..'. */
export function inYears(filters: string, thisYear: number): string {
  return filters.replace(/\bage=(\d*)\.\.(\d*)/g, (_, from: string, to: string) => {
    const year = (age: string) => (age === '' ? '' : String(thisYear - Number(age)));
    return `year=${year(to)}..${year(from)}`;
  });
}

type Expected = { isRadiusExpected: boolean; isUnitExpected: boolean };

/** 'make=Volvo/XC60', 'fuel!=Diesel', 'price=..400000', '”momentum”', '?”no accidents”'. */
function written(part: ReadPart, { isRadiusExpected, isUnitExpected }: Expected): string {
  const is = part.not ? '!=' : '=';
  switch (part.kind) {
    case 'word':
      return part.not ? `!”${part.words}”` : `”${part.words}”`;
    case 'unclear':
      return `?”${part.words}”`;
    case 'within':
      return `within=${part.within.radius} ${part.within.unit}`;
    case 'values': {
      const facet = part.values[0]?.facet ?? '';
      const values = part.values.map(({ path }) => path.join('/')).toSorted();
      return `${shortNames[facet] ?? facet.replace('car_', '')}${is}${values.join('|')}`;
    }
    case 'near': {
      const { label, radius, unit } = part.near;
      const inUnit = isUnitExpected ? ` ${unit === 'mi' ? 'miles' : 'km'}` : '';
      return `near=${label}${isRadiusExpected ? ` ${radius}${inUnit}` : ''}`;
    }
    case 'amount': {
      const { kind, from, to } = part.filter;
      return `${shortNames[kind] ?? kind}=${from === to ? from : `${from ?? ''}..${to ?? ''}`}`;
    }
  }
}
