import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsFor } from '../../../../content/publishing/built-in-texts.ts';
import { formatMessage } from '../../../../shared/sites/format-message.ts';
import type { CompareTexts } from '../compare-context.ts';
import { compareTextMap } from '../compare-texts.ts';
import type { ComparedCar } from '../compared-car.ts';
import { aComparedCar } from '../testing/a-compared-car.ts';
import { ComparisonTable } from './comparison-table.tsx';

const textMap = compareTextMap(textsFor('sv'));
const texts: CompareTexts = (key, values = {}) => formatMessage(textMap.texts[key], values, 'sv');

function table(cars: readonly ComparedCar[], { onlyDifferences = false, fetching = [] as string[] } = {}) {
  return renderToStaticMarkup(
    <ComparisonTable
      cars={cars}
      fetching={fetching}
      texts={texts}
      textMap={textMap}
      onlyDifferences={onlyDifferences}
      onRemove={() => {}}
    />,
  );
}

const volvo = aComparedCar({ id: '1', name: 'Volvo XC60', equipment: ['Dragkrok', 'Backkamera'] });
const kia = aComparedCar({ id: '2', name: 'Kia EV6', equipment: ['Backkamera'] });
const bmw = aComparedCar({ id: '3', name: 'BMW i4', equipment: ['Backkamera'] });

test('CMP-02 three cars stand side by side: columns and rows are heads of a table', () => {
  const html = table([volvo, kia, bmw]);
  expect(html.match(/<th [^>]*scope="col"/g)).toHaveLength(3);
  expect(html).toMatch(/<th [^>]*scope="row"[^>]*>Årsmodell/);
  expect(html).toMatch(/Dragkrok<span class="sr-only">, skiljer sig<\/span><\/th><td[^>]*class="is-odd[ "]/);
});

test('CMP-03 equipment and technical data fold under headings that say how much there is', () => {
  const html = table([volvo, kia]);
  expect(html).toMatch(
    /<button[^>]*aria-expanded="true"[^>]*>Utrustning<small[^>]*>2 delar, 1 skiljer sig<\/small>/,
  );
  expect(html).toMatch(/<button[^>]*aria-expanded="true"[^>]*>Tekniska data/);
});

test('only differences: rows that are alike go away, and a part without any says so', () => {
  const html = table([volvo, kia], { onlyDifferences: true });
  expect(html).toContain('Dragkrok');
  expect(html).not.toContain('Backkamera');
  expect(html).not.toContain('Årsmodell');
  expect(table([kia, bmw], { onlyDifferences: true })).toContain('Inga skillnader här.');
});

test('one car alone is not said to be like others', () => {
  expect(table([volvo])).toMatch(/Utrustning<small[^>]*>2 delar<\/small>/);
});

test('CMP-13 CARD-05 the conditions are cut at 288 signs, the last of them …', () => {
  const html = table([
    { ...volvo, note: `${'x'.repeat(288)}y` },
    { ...kia, note: 'z'.repeat(288) },
  ]);
  expect(html).toContain(`>${'x'.repeat(287)}…<`);
  expect(html).toContain(`>${'z'.repeat(288)}<`);
});

test('CMP-08 a car whose details did not come says so, but not while they are on their way', () => {
  const card = { ...volvo, known: 'card' as const };
  expect(table([card, kia])).toContain('Allt om Volvo XC60 gick inte att hämta.');
  expect(table([card, kia], { fetching: ['1'] })).not.toContain('gick inte att hämta');
});

test('every car can be taken out, and leads to its page', () => {
  const html = table([volvo, kia]);
  expect(html).toContain('aria-label="Ta bort Kia EV6 från jämförelsen"');
  expect(html).toMatch(/<a href="\/kop-bil\/2\/volvo-xc60"[^>]*>Till bilen<span class="sr-only"> Kia EV6/);
});
