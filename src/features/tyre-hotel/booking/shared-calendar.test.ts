import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { raceForBays } from '../../../main/testing/race-for-bays.ts';

/** `npm run bench -- booking` has 500 of each. */
const EACH = 60;

for (const { name, fresh } of testDatabases) {
  test(`${name}: wheel changes and services at once for the same bays: none is taken twice, none is left`, async () => {
    const { offered, booked, refused, stored, problems, left } = await raceForBays(
      await (await fresh()).open(),
      EACH,
    );
    expect(offered).toBe(8);
    expect(booked + refused).toBe(2 * EACH);
    expect(stored).toBe(booked);
    expect(problems).toEqual([]);
    expect(left).toEqual([]);
  });
}
