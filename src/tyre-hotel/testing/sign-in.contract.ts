import { expect, test } from 'vitest';
import type { AgreementStore } from '../agreement-store.ts';
import { aKeyRing } from './a-key-ring.ts';
import { anAgreement } from './an-agreement.ts';
import { outcomeOf, type SignInStores, signInScenario } from './sign-in-scenario.ts';

type Stores = SignInStores & { agreements: AgreementStore };
/** Each call is another server over the same data. */
type Open = () => Promise<Stores>;

const client = { address: '198.51.100.7' };

/** Sign-in of the embedded tyre hotel, on every database. */
export function signInContract(name: string, fresh: () => Promise<Open>): void {
  test(`${name}: TH-13 TH-16 TH-17 TH-23 a plate, the code that its owner gets, and all vehicles of the owner`, async () => {
    const { signIn, codeOf } = await scenario(await fresh());
    const customer = await signIn.search('dck 123', client);
    expect(customer).toEqual({
      encryptedPhoneNumber: expect.stringMatching(/^2026\.[\w-]{60,}$/),
      obfuscatedPhoneNumber: '***-*** ** 42',
      regNo: 'DCK123',
    });
    const { authorizationToken } = await signIn.login(customer.encryptedPhoneNumber, client);
    expect(authorizationToken).toMatch(/^[\w-]{43}$/);
    const code = await codeOf(authorizationToken);
    expect(code).toBe('4711');
    const { status, vehicles } = await signIn.validate(authorizationToken, code, client);
    expect(status).toBe(0);
    expect(vehicles.map(({ regNo }) => regNo)).toEqual(['DCK123', 'ABC111']);
    expect(vehicles[0]?.tires).toHaveLength(4);
  });

  async function scenario(open: Open, choice = {}) {
    const stores = await open();
    const keys = aKeyRing();
    await stores.agreements.replace([
      anAgreement(keys),
      anAgreement(keys, { regNo: 'ABC111' }),
      anAgreement(keys, { regNo: 'DEF222', ownerId: 'K2', phone: '+46701740699' }),
    ]);
    return { ...signInScenario(stores, choice), stores };
  }

  test(`${name}: TH-13 a plate without an agreement is refused, also one of another site`, async () => {
    const { signIn } = await scenario(await fresh());
    expect(await outcomeOf(signIn.search('ZZZ999', client))).toBe('no agreement');
    const other = await scenario(await fresh(), { site: 'solvik-uk' });
    expect(await outcomeOf(other.signIn.search('DCK123', client))).toBe('no agreement');
    for (const wrong of ['', 'A', 'ABCD1234', 'AB;12', '../etc'])
      expect(await outcomeOf(signIn.search(wrong, client))).toBe('invalid request');
  });
}
