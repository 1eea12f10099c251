import { randomBytes } from 'node:crypto';
import type { Database } from '../../../../shared/platform/database/schema.ts';
import type { UsageLimit } from '../../../../shared/platform/database/usage-limit.ts';
import { createCode, hashCode, hashToken } from '../../access/one-time-code.ts';
import {
  codeAttemptLimits,
  codeLimits,
  codeRequestLimits,
  hashAddress,
  searchLimits,
} from '../../access/sign-in-limits.ts';
import { aKeyRing } from '../../testing/a-key-ring.ts';
import { anAgreement } from '../../testing/an-agreement.ts';
import { outcomeOf, signInScenario } from '../../testing/sign-in-scenario.ts';
import { openSignInStores } from './open-sign-in-stores.ts';

const perAddress = [{ max: 3, windowMs: 1000 }];
const limits = {
  searches: { perAddress, inAll: [] },
  codes: { perAddress, inAll: [] },
  tries: { perAddress },
};
const LATER = '2099-01-01T00:00:00.000Z';

const seen = { address: 'seen' };
const exhausted = { address: 'exhausted' };

/** Every way in which a step of sign-in ends, each of which can be had any number of times. */
export async function openRefusals(db: Database, plates: number) {
  const keys = aKeyRing();
  const newToken = () => createCode(keys, { randomInt: () => 0, randomBytes }).token;
  const stores = openSignInStores(db);
  const plate = (n: number) => `AB${n}`;
  const phone = (n: number) => `+4670174${1000 + n}`;
  const owned = Array.from({ length: plates }, (_, n) =>
    anAgreement(keys, { regNo: plate(n), ownerId: plate(n), phone: phone(n) }),
  );
  const limited = anAgreement(keys, { regNo: 'LIMITED', ownerId: 'limited', phone: phone(plates) });
  await stores.agreements.replace([...owned, limited]);
  const { signIn, now, wait } = signInScenario(stores, { limits });

  const address = hashAddress(keys, exhausted.address);
  await exhaust(db, [
    ...searchLimits(limits, address),
    ...codeRequestLimits(limits, address),
    ...codeAttemptLimits(limits, address),
    ...codeLimits(limits, { plate: 'LIMITED', phoneHash: limited.owner.phoneHash }).slice(0, 1),
  ]);
  const token = { unknown: newToken(), wrong: newToken(), exhausted: newToken(), used: newToken() };
  const rows = (['wrong', 'exhausted', 'used'] as const).map((kind) => ({
    token_hash: hashToken(token[kind]),
    plate: kind,
    code_hash: hashCode(keys, hashToken(token[kind]), '4711'),
    message: null,
    attempts: kind === 'exhausted' ? 3 : 0,
    expires_at: LATER,
    used_at: kind === 'used' ? LATER : null,
  }));
  await db.insertInto('tyre_code').values(rows).execute();
  const tickets: string[] = [];
  for (const each of [...owned, limited]) {
    tickets.push((await signIn.search(each.vehicle.regNo, seen)).encryptedPhoneNumber);
    wait(1);
  }
  const ticket = (n: number) => tickets[n] ?? '';

  return {
    /** Before each round: nobody has asked for a second, and the wrong code has all its tries. */
    prepare: async () => {
      wait(2);
      await db.updateTable('tyre_code').set({ attempts: 0 }).where('plate', '=', 'wrong').execute();
    },
    now,
    search: {
      found: (n: number) => expectOutcome('granted', signIn.search(plate(n), seen)),
      unknown: () => expectOutcome('no agreement', signIn.search('ZZZ999', seen)),
      limited: (n: number) => expectOutcome('too many', signIn.search(plate(n), exhausted)),
    },
    login: {
      granted: (n: number) => expectOutcome('granted', signIn.login(ticket(n), seen)),
      'plate limited': () => expectOutcome('too many', signIn.login(ticket(plates), seen)),
      'address limited': (n: number) => expectOutcome('too many', signIn.login(ticket(n), exhausted)),
    },
    validate: {
      wrong: () => expectOutcome('wrong code', signIn.validate(token.wrong, '0000', seen)),
      unknown: () =>
        expectOutcome('wrong code', signIn.validate(token.unknown, '4711', { address: 'unknown' })),
      exhausted: () =>
        expectOutcome('wrong code', signIn.validate(token.exhausted, '4711', { address: 'third' })),
      used: () => expectOutcome('wrong code', signIn.validate(token.used, '4711', { address: 'used' })),
      'address limited': () => expectOutcome('too many', signIn.validate(token.wrong, '4711', exhausted)),
    },
  };
}

/** With uses that lie in the future, so that no window leaves them behind. */
async function exhaust(db: Database, all: readonly UsageLimit[]): Promise<void> {
  const use = `${Date.parse(LATER)}abcdefg`;
  const rows = all.map(({ key, max }) => ({ key, uses: use.repeat(max), last_request: use }));
  await db.insertInto('usage_limit').values(rows).execute();
}

async function expectOutcome(expected: string, request: Promise<unknown>): Promise<void> {
  const outcome = await outcomeOf(request);
  if (outcome !== expected) throw new Error(`${outcome} instead of ${expected}`);
}
