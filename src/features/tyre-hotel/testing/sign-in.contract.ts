import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createKeyRing } from '../../../shared/platform/key-ring.ts';
import type { EmbeddedSignInDeps } from '../access/embedded-sign-in.ts';
import { createCode } from '../access/one-time-code.ts';
import type { AgreementStore } from '../agreement-store.ts';
import { aKey, aKeyRing } from './a-key-ring.ts';
import { anAgreement } from './an-agreement.ts';
import { outcomeOf, type SignInStores, signInScenario } from './sign-in-scenario.ts';

type Stores = SignInStores & { agreements: AgreementStore };
/** Each call is another server over the same data. */
type Open = () => Promise<Stores>;

const client = { address: '198.51.100.7' };
const CODE = '4711';

/** Sign-in of the embedded tyre hotel, on every database. */
export function signInContract(name: string, fresh: () => Promise<Open>): void {
  describe(name, () => {
    test('TH-13 TH-16 TH-17 TH-23 a plate, the code that its owner gets, and all vehicles of the owner', async () => {
      const { signIn, codeOf } = await scenario(await fresh());
      const customer = await signIn.search('dck 123', client);
      expect(customer).toEqual({
        encryptedPhoneNumber: expect.stringMatching(/^2026\.[\w-]{60,}$/),
        obfuscatedPhoneNumber: '***-*** ** 42',
        regNo: 'DCK123',
      });
      const { authorizationToken } = await signIn.login(customer.encryptedPhoneNumber, client);
      expect(authorizationToken).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
      expect(await codeOf(authorizationToken)).toBe(CODE);
      const { status, vehicles } = await signIn.validate(authorizationToken, CODE, client);
      expect(status).toBe(0);
      expect(vehicles.map(({ regNo }) => regNo)).toEqual(['DCK123', 'ABC111']);
      expect(vehicles[0]?.tires).toHaveLength(4);
    });

    test('TH-13 a plate without an agreement is refused, also one of another site and what is no plate', async () => {
      const open = await fresh();
      const { signIn } = await scenario(open);
      expect(await outcomeOf(signIn.search('ZZZ999', client))).toBe('no agreement');
      const uk = signInScenario(await open(), { site: 'solvik-uk' });
      expect(await outcomeOf(uk.signIn.search('DCK123', client))).toBe('no agreement');
      for (const wrong of ['', 'A', 'ABCDE1234', 'AB;12', '../etc'])
        expect(await outcomeOf(signIn.search(wrong, client))).toBe('invalid request');
    });

    test('TH-17 a changed, old or foreign encryptedPhoneNumber sends no code, and no personal data is logged', async () => {
      const { signIn, wait, lines } = await scenario(await fresh());
      const { encryptedPhoneNumber: ticket } = await signIn.search('DCK123', client);
      const other = await signIn.search('DEF222', client);
      const swapped = `${ticket.slice(0, 60)}${other.encryptedPhoneNumber.slice(60)}`;
      const foreign = await scenario(await fresh(), { keys: createKeyRing([aKey('2026', 9)]) });
      const { encryptedPhoneNumber: foreignTicket } = await foreign.signIn.search('DCK123', client);
      const forged = [
        swapped,
        ticket.slice(0, -2),
        `${ticket}A`,
        `${ticket}.x`,
        '+46701740642',
        '',
        foreignTicket,
      ];
      for (const each of forged) expect(await outcomeOf(signIn.login(each, client))).toBe('invalid request');
      wait(10 * 60);
      expect(await outcomeOf(signIn.login(ticket, client))).toBe('invalid request');
      expect(lines).toHaveLength(forged.length + 1);
      expect(JSON.stringify(lines)).not.toMatch(/DCK123|0701740642|198\.51|2026\./);
    });

    test('TH-24 TH-25 the fourth try fails even with the right code', async () => {
      const { signIn, signInUntilCode } = await scenario(await fresh());
      const token = await signInUntilCode();
      for (const wrong of ['0000', '1234', '471'])
        expect(await outcomeOf(signIn.validate(token, wrong, client))).toBe('wrong code');
      expect(await outcomeOf(signIn.validate(token, CODE, client))).toBe('wrong code');
    });

    test('TH-25 the third try may still be right', async () => {
      const { signIn, signInUntilCode } = await scenario(await fresh());
      const token = await signInUntilCode();
      await outcomeOf(signIn.validate(token, '0000', client));
      await outcomeOf(signIn.validate(token, '0001', client));
      expect(await outcomeOf(signIn.validate(token, CODE, client))).toBe('granted');
    });

    test('TH-25 a replayed validate is refused', async () => {
      const { signIn, signInUntilCode } = await scenario(await fresh());
      const token = await signInUntilCode();
      expect(await outcomeOf(signIn.validate(token, CODE, client))).toBe('granted');
      expect(await outcomeOf(signIn.validate(token, CODE, client))).toBe('wrong code');
    });

    test('TH-25 a code works for five minutes', async () => {
      const { signIn, signInUntilCode, wait } = await scenario(await fresh());
      const token = await signInUntilCode();
      wait(5 * 60);
      expect(await outcomeOf(signIn.validate(token, CODE, client))).toBe('wrong code');
    });

    test('TH-25 a token works with its own code only: not with one that was sent for another plate', async () => {
      const open = await fresh();
      const { signIn, signInUntilCode } = await scenario(open, { randomInt: () => 1111 });
      const stolen = await signInUntilCode('DCK123');
      const other = signInScenario(await open(), { randomInt: () => 2222 }).signIn;
      const { encryptedPhoneNumber } = await other.search('DEF222', client);
      const { authorizationToken } = await other.login(encryptedPhoneNumber, client);
      expect(await outcomeOf(signIn.validate(stolen, '2222', client))).toBe('wrong code');
      const altered = `${stolen.startsWith('A') ? 'B' : 'A'}${stolen.slice(1)}`;
      for (const forged of ['', stolen.slice(0, 43), `${stolen}.x`, altered])
        expect(await outcomeOf(signIn.validate(forged, '1111', client))).toBe('wrong code');
      const { vehicles } = await signIn.validate(authorizationToken, '2222', client);
      expect(vehicles.map(({ regNo }) => regNo)).toEqual(['DEF222']);
    });

    test('TH-25 one of 20 simultaneous validates of a right code on two servers is granted', async () => {
      const open = await fresh();
      const { signIn, signInUntilCode } = await scenario(open);
      const token = await signInUntilCode();
      const second = signInScenario(await open()).signIn;
      const outcomes = await Promise.all(
        Array.from({ length: 20 }, (_, n) =>
          outcomeOf((n % 2 ? second : signIn).validate(token, CODE, client)),
        ),
      );
      expect(outcomes.filter((each) => each === 'granted')).toHaveLength(1);
    });

    test('TH-25 codes of a plate are 60 seconds apart, and a new one ends the older', async () => {
      const { signIn, wait, signInUntilCode } = await scenario(await fresh());
      const first = await signInUntilCode();
      const { encryptedPhoneNumber } = await signIn.search('DCK123', client);
      expect(await outcomeOf(signIn.login(encryptedPhoneNumber, client))).toBe('too many');
      wait(59.9);
      expect(await outcomeOf(signIn.login(encryptedPhoneNumber, client))).toBe('too many');
      wait(0.1);
      const { authorizationToken: second } = await signIn.login(encryptedPhoneNumber, client);
      expect(await outcomeOf(signIn.validate(first, CODE, client))).toBe('wrong code');
      expect(await outcomeOf(signIn.validate(second, CODE, client))).toBe('granted');
    });

    test('TH-25 the sixth code of a plate in a day is refused, from whatever address, and of a telephone as well', async () => {
      const { signIn, wait, signInUntilCode } = await scenario(await fresh());
      for (let n = 0; n < 5; n += 1) {
        await signInUntilCode('DCK123', { address: `198.51.100.${n}` });
        wait(600);
      }
      expect(await outcomeOf(signInUntilCode('DCK123', { address: '203.0.113.9' }))).toBe('too many');
      // The same owner's other car has the same telephone.
      expect(await outcomeOf(signInUntilCode('ABC111', { address: '203.0.113.9' }))).toBe('too many');
      expect(await outcomeOf(signInUntilCode('DEF222', { address: '203.0.113.9' }))).toBe('granted');
      wait(24 * 3600);
      expect(await outcomeOf(signIn.search('DCK123', client))).toBe('granted');
      expect(await outcomeOf(signInUntilCode('DCK123'))).toBe('granted');
    });

    test('TH-25 an address that tries plates waits for a minute, then for an hour, then for a day', async () => {
      const { signIn, wait } = await scenario(await fresh());
      let searches = 0;
      const searchUntilRefused = async () => {
        const before = searches;
        while ((await outcomeOf(signIn.search('ZZZ999', client))) === 'no agreement') searches += 1;
        return searches - before;
      };
      expect(await searchUntilRefused()).toBe(20);
      expect(await outcomeOf(signIn.search('DCK123', client))).toBe('too many');
      expect(await outcomeOf(signIn.search('DCK123', { address: '203.0.113.9' }))).toBe('granted');
      for (let minute = 0; minute < 4; minute += 1) {
        wait(60);
        await searchUntilRefused();
      }
      wait(60);
      expect([await searchUntilRefused(), searches]).toEqual([0, 100]);
      for (let hour = 0; hour < 60; hour += 1) {
        wait(1200);
        await searchUntilRefused();
      }
      expect(searches).toBe(300);
    });

    test('TH-25 all addresses of one IPv6 network count as one', async () => {
      const { signIn } = await scenario(await fresh());
      for (let n = 0; n < 20; n += 1) await signIn.search('DCK123', { address: `2001:db8:0:7::${n}` });
      const outcomeFrom = (address: string) => outcomeOf(signIn.search('DCK123', { address }));
      expect(await outcomeFrom('2001:db8:0:7:ffff::1')).toBe('too many');
      expect(await outcomeFrom('2001:0DB8::7:1:2:3:4')).toBe('too many');
      expect(await outcomeFrom('2001:db8:0:8::1')).toBe('granted');
    });

    test('TH-25 a database that fails refuses every step, and nothing is sent', async () => {
      const { stores } = await scenario(await fresh());
      const fails = () => Promise.reject(new Error('connection terminated'));
      const codes = { ...stores.codes, issue: fails, takeTry: fails };
      const { signIn, lines } = signInScenario({ ...stores, codes }, {});
      const { encryptedPhoneNumber } = await signIn.search('DCK123', client);
      expect(await outcomeOf(signIn.login(encryptedPhoneNumber, client))).toBe('unavailable');
      const { token } = createCode(aKeyRing(), { randomInt: () => 0, randomBytes });
      expect(await outcomeOf(signIn.validate(token, CODE, client))).toBe('unavailable');
      const closed = signInScenario({ ...stores, takeUsage: fails }).signIn;
      expect(await outcomeOf(closed.search('DCK123', client))).toBe('unavailable');
      expect(lines.map(({ code }) => code)).toEqual(['TYRE_SIGN_IN_FAILED', 'TYRE_SIGN_IN_FAILED']);
    });

    test('TH-25 codes that were sent before the key was replaced still work', async () => {
      const open = await fresh();
      const { signInUntilCode } = await scenario(open);
      const token = await signInUntilCode();
      const keys = createKeyRing([aKey('2027', 8), aKey()]);
      const rotated = signInScenario(await open(), { keys });
      expect(await outcomeOf(rotated.signIn.validate(token, CODE, client))).toBe('granted');
    });
  });
}

async function scenario(open: Open, choice: Partial<EmbeddedSignInDeps> = {}) {
  const stores = await open();
  const keys = choice.keys ?? aKeyRing();
  await stores.agreements.replace([
    anAgreement(keys),
    anAgreement(keys, { regNo: 'ABC111' }),
    anAgreement(keys, { regNo: 'DEF222', ownerId: 'K2', phone: '+46701740699' }),
  ]);
  const opened = signInScenario(stores, choice);
  return {
    ...opened,
    stores,
    signInUntilCode: async (plate = 'DCK123', from = client) => {
      const { encryptedPhoneNumber } = await opened.signIn.search(plate, from);
      return (await opened.signIn.login(encryptedPhoneNumber, from)).authorizationToken;
    },
  };
}
