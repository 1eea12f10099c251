import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import { measureDurations, mostDistinguishable } from '../testing/compare-durations.ts';
import { recordStatements } from './testing/record-statements.ts';
import { openRefusals } from './testing/refusals.ts';

const ROUNDS = 50;
/** Work that is left out shows as 0.9 and more; chance and a busy machine stay below this. */
const TOLERANCE = 0.8;

const steps = {
  'TH-13 TH-25 search: found, unknown or refused by a limit': 'search',
  'TH-17 TH-25 login: a code, or refused by the limit of plate or address': 'login',
  'TH-24 TH-25 validate: a wrong, unknown, exhausted or used code, or refused by a limit': 'validate',
} as const;

for (const { name, fresh } of testDatabases)
  for (const [title, step] of Object.entries(steps)) {
    test(`${name}: ${title} runs the same statements`, async () => {
      const { db, statements } = recordStatements(await (await fresh()).open());
      const { [step]: kinds, prepare } = await openRefusals(db, 3);
      const recorded: string[][] = [];
      for (const run of Object.values(kinds)) {
        await prepare();
        statements.length = 0;
        await run(1);
        recorded.push(statements.map((statement) => statement.replace(/^(release|rollback to) /, '… ')));
      }
      const [first, ...others] = recorded;
      expect(first?.length).toBeGreaterThan(1);
      expect(first?.some((statement) => statement.startsWith('insert into "usage_limit"'))).toBe(true);
      for (const each of others) expect(each).toEqual(first);
    });

    test(`${name}: ${title} takes a time that does not tell which`, async () => {
      const { [step]: kinds, prepare } = await openRefusals(await (await fresh()).open(), ROUNDS);
      const durations = await measureDurations(kinds, { rounds: ROUNDS, random: Math.random, prepare });
      const { pair, value } = mostDistinguishable(durations);
      expect(value, pair).toBeLessThan(TOLERANCE);
    });
  }
