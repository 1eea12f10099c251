import { expect, test } from 'vitest';
import { requirementCoverage } from './requirement-coverage.ts';

const list = `# Requirements
- [BIKE-01] [ui] A card per bike
- [BIKE-02] [data] A bike has a price
- [BIKE-03] [ui] [OPEN] A chooser of sizes
- [BUS-01] [xref] See BIKE-01
- [BUS-02] A timetable`;

test('a requirement is covered when a test names it; cross references are not counted', () => {
  const tests = [{ path: 'src/bikes/bike.test.ts', content: "test('BIKE-01 BIKE-02 one card per bike')" }];
  expect(requirementCoverage(list, tests)).toEqual([
    { area: 'BIKE', total: 3, missing: ['BIKE-03'] },
    { area: 'BUS', total: 1, missing: ['BUS-02'] },
  ]);
});

test('a [ui] requirement is covered by tests under src and e2e only, any other one also by demo and scripts', () => {
  const missingWhenNamedIn = (path: string) =>
    requirementCoverage(list, [{ path, content: 'BIKE-01 BIKE-02 BIKE-03 BUS-02' }]).flatMap(
      ({ missing }) => missing,
    );
  expect(missingWhenNamedIn('src/bikes/bike.test.ts')).toEqual([]);
  expect(missingWhenNamedIn('e2e/bikes.spec.ts')).toEqual([]);
  expect(missingWhenNamedIn('demo/bikes/bikes.test.ts')).toEqual(['BIKE-01', 'BIKE-03']);
  expect(missingWhenNamedIn('scripts/demo/src/bikes.test.ts')).toEqual(['BIKE-01', 'BIKE-03']);
});

test('an id is not covered by a longer one that begins with it', () => {
  const tests = [{ path: 'src/bikes/bike.test.ts', content: 'BIKE-011 EBIKE-02' }];
  expect(requirementCoverage(list, tests)[0]?.missing).toEqual(['BIKE-01', 'BIKE-02', 'BIKE-03']);
});
