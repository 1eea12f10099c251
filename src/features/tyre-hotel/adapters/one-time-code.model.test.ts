import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabases } from '../../../main/testing/databases.ts';
import type { Database } from '../../../shared/platform/database/schema.ts';
import { anAgreement } from '../testing/an-agreement.ts';
import { CodeModel } from '../testing/code-model.ts';
import { outcomeOf, signInScenario } from '../testing/sign-in-scenario.ts';
import { openSignInStores } from './testing/open-sign-in-stores.ts';

const client = { address: '198.51.100.7' };

/** Two cars of one owner and one of another. */
const owners = [
  { plate: 'AAA', phone: '1' },
  { plate: 'BBB', phone: '1' },
  { plate: 'CCC', phone: '2' },
] as const;

const operation = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('login' as const), owner: fc.constantFrom(...owners) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('validate' as const),
      /** Counted from the newest. */
      code: fc.integer({ min: 0, max: 2 }),
      isRight: fc.boolean(),
      /** At the same moment. */
      times: fc.constantFrom(1, 1, 2, 5),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('wait' as const),
      seconds: fc.constantFrom(1, 30, 59, 60, 61, 241, 299, 300, 4 * 3600, 20 * 3600),
    }),
  },
);
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

let runs = 0;

/** Plates and telephones of its own, so that runs share a database without meeting. */
async function openRun(db: Database) {
  const run = (runs++).toString(36).padStart(3, '0').toUpperCase();
  const stores = openSignInStores(db);
  const unlimited = { perAddress: [], inAll: [] };
  const limits = { searches: unlimited, codes: unlimited, tries: unlimited };
  const scenario = signInScenario(stores, { limits });
  await stores.agreements.replace(
    owners.map(({ plate, phone }) =>
      anAgreement(scenario.keys, {
        regNo: plate + run,
        ownerId: phone + run,
        phone: `+4670174${run}${phone}`,
      }),
    ),
  );
  const model = new CodeModel();
  const tokens: string[] = [];

  const login = async ({ plate, phone }: (typeof owners)[number]) => {
    const { encryptedPhoneNumber } = await scenario.signIn.search(plate + run, client);
    const login = scenario.signIn.login(encryptedPhoneNumber, client);
    expect(await outcomeOf(login)).toBe(model.login(plate, phone));
    await login.then(
      ({ authorizationToken }) => tokens.push(authorizationToken),
      () => {},
    );
  };
  const validate = async ({ code, isRight, times }: Operation & { type: 'validate' }) => {
    const at = tokens.length - 1 - code;
    const expected = Array.from({ length: times }, () => model.validate(model.codes[at], isRight));
    const token = tokens[at] ?? 'no token';
    const outcomes = await Promise.all(
      expected.map(() => outcomeOf(scenario.signIn.validate(token, isRight ? '4711' : '0000', client))),
    );
    expect(outcomes.sort()).toEqual(expected.sort());
  };
  const wait = (seconds: number) => {
    model.now += seconds;
    scenario.wait(seconds);
  };
  return { login, validate, wait };
}

for (const { name, fresh } of testDatabases) {
  test(`${name}: TH-25 whatever is done in whatever order: 3 tries a code, one use, 5 minutes, 60 seconds apart, 5 a day`, async () => {
    const db = await (await fresh()).open();
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 40 }), async (operations) => {
        const run = await openRun(db);
        for (const each of operations) {
          if (each.type === 'login') await run.login(each.owner);
          else if (each.type === 'validate') await run.validate(each);
          else run.wait(each.seconds);
        }
        const tries = await db.selectFrom('tyre_code').select('attempts').execute();
        expect(tries.filter(({ attempts }) => attempts > 3)).toEqual([]);
      }),
      { numRuns: name === 'SQLite' ? 30 : 15 },
    );
  });
}
