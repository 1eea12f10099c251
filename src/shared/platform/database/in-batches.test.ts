import { expect, test } from 'vitest';
import { forEachBatch, inBatches, ROWS_PER_BATCH } from './in-batches.ts';
import { countTurns } from './testing/count-turns.ts';

test('all rows are reached, and other work has its turn between two batches', async () => {
  let left = ROWS_PER_BATCH * 3 + 7;
  const { turns, value } = await countTurns(() =>
    inBatches(async (limit) => {
      const count = Math.min(left, limit);
      left -= count;
      return count;
    }),
  );
  expect({ value, left }).toEqual({ value: ROWS_PER_BATCH * 3 + 7, left: 0 });
  expect(turns).toBeGreaterThanOrEqual(3);
});

test('where there is nothing to do, it is asked once', async () => {
  let asked = 0;
  await inBatches(async () => {
    asked += 1;
    return 0;
  });
  expect(asked).toBe(1);
});

test('many rows are written in order, and other work has its turn between two batches', async () => {
  const rows = Array.from({ length: ROWS_PER_BATCH * 2 + 1 }, (_, at) => at);
  const written: number[][] = [];
  const { turns } = await countTurns(() => forEachBatch(rows, async (batch) => written.push([...batch])));
  expect(written.map(({ length }) => length)).toEqual([ROWS_PER_BATCH, ROWS_PER_BATCH, 1]);
  expect(written.flat()).toEqual(rows);
  expect(turns).toBeGreaterThanOrEqual(2);
});
