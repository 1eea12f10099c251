import { beforeAll, describe, expect, test } from 'vitest';
import { builtInTexts } from '../src/content/publishing/built-in-texts.ts';
import { english } from './testing/wording/english.ts';
import { concerns, type Fault } from './testing/wording/fault.ts';
import { finnish } from './testing/wording/finnish.ts';
import { norwegian } from './testing/wording/norwegian.ts';
import { slovak } from './testing/wording/slovak.ts';
import { swedish } from './testing/wording/swedish.ts';
import { typography } from './testing/wording/typography.ts';
import type { WrittenText } from './testing/written-text.ts';
import { writtenTexts } from './testing/written-texts.ts';

const faults: readonly Fault[] = [...typography, ...swedish, ...norwegian, ...finnish, ...slovak, ...english];

/** Word for word as the group's lawyers and forms have them (NOF, UKF-12, UKF-13). */
const prescribed = new Set([
  'Vi tar kontakt med deg for å bekrefte din booking.',
  'Loading Finance options...',
  "Sorry, but it looks like we can't get a quote for you right now. Please contact our team for more information about finance offers on this vehicle.",
]);

let texts: readonly WrittenText[];
beforeAll(async () => {
  texts = (await writtenTexts()).filter(({ text }) => !prescribed.has(text));
});

test('there is a text for every language of every site, and for all that is not written for a site', () => {
  const spoken = new Set(texts.map(({ site, language }) => `${site} ${language}`));
  expect(spoken.size).toBeGreaterThan(20);
  const parts = ['form', 'price list', 'paper', 'directory', 'facet', 'starter', 'UK finance', 'staff'];
  for (const part of parts)
    expect(
      texts.some(({ where }) => where.includes(` ${part} `)),
      part,
    ).toBe(true);
});

describe('no text has a fault that readers found', () => {
  test.each(faults.map((fault) => ({ ...fault, name: `${fault.of?.language ?? ''} ${fault.pattern}` })))(
    '$name: $why',
    (fault) => {
      const found = texts.filter((written) => concerns(fault, written) && fault.pattern.test(written.text));
      expect(found.map(({ where, text }) => `${where}: ${text}`).slice(0, 20)).toEqual([]);
    },
  );
});

test('the rate with all costs is called what the law on credit calls it', () => {
  const names = Object.entries(builtInTexts).map(([language, dictionary]) => [
    language,
    dictionary.financeEffectiveRate,
  ]);
  expect(Object.fromEntries(names)).toEqual({
    sv: 'Effektiv ränta',
    nb: 'Effektiv rente',
    en: 'APR',
    fi: 'Todellinen vuosikorko',
    sk: 'RPMN',
  });
});
