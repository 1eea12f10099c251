import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceProblemCodes } from '../../../src/features/inventory/sources/source-problem.ts';
import { refusalTexts } from './refusal-texts.ts';
import { sourceTexts } from './source/texts.ts';

/** Single records are edited by systems; the studio has no page for them. */
const files = globSync('src/features/inventory/**/*.ts').filter(
  (file) => !/\.test\.ts$|\/(?:one-record|testing)\//.test(file),
);
const answered = new Set(
  files.flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const sent = source.matchAll(/sendProblem\(\s*[^']*?,\s*\d{3},\s*'([A-Z_]+)'/g);
    // Where the code is chosen beforehand.
    const chosen = source.matchAll(/\b(?:withdrawals|unreadable): '([A-Z_]+)'|\? '([A-Z_]+)' : '([A-Z_]+)'/g);
    const keyed = source.matchAll(/code: '([A-Z_]+)', message \}/g);
    return [...sent, ...chosen, ...keyed].flatMap(([, ...codes]) =>
      codes.filter((code) => code !== undefined),
    );
  }),
);

test('the codes of the inventory are found', () => {
  expect([...answered]).toEqual(
    expect.arrayContaining(['FEED_UNREADABLE', 'NOT_GZIP', 'NO_UPLOAD', 'WRONG_KEY']),
  );
});

test.each(['en', 'sv'] as const)('every refusal of the inventory is said in the studio: %s', (language) => {
  const { byCode } = refusalTexts[language];
  expect([...answered].filter((code) => !byCode[code])).toEqual([]);
});

test.each(['en', 'sv'] as const)('so is every reason why a source cannot be fetched: %s', (language) => {
  expect(sourceProblemCodes.filter((code) => !sourceTexts[language].problems[code])).toEqual([]);
});

test('both languages say the same codes', () => {
  expect(Object.keys(refusalTexts.sv.byCode).sort()).toEqual(Object.keys(refusalTexts.en.byCode).sort());
});
