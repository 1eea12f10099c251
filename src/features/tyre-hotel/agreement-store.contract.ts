import { expect, test } from 'vitest';
import { createKeyRing } from '../../shared/platform/key-ring.ts';
import { decryptPhone } from './access/owner-phone.ts';
import { rotateKey } from './access/rotate-key.ts';
import type { AgreementStore } from './agreement-store.ts';
import { aKey, aKeyRing } from './testing/a-key-ring.ts';
import { anAgreement, PHONE } from './testing/an-agreement.ts';

type Open = () => Promise<AgreementStore>;

const keys = aKeyRing();

export function agreementStoreContract(name: string, fresh: () => Promise<Open>): void {
  test(`${name}: TH-27 an owner is found by plate and site, with all vehicles as they were imported`, async () => {
    const open = await fresh();
    const agreements = [anAgreement(keys), anAgreement(keys, { regNo: 'ABC111' })];
    await (await open()).replace(agreements);
    const store = await open();
    const owner = await store.findOwner('ABC111', 'solvik-se');
    expect(owner && decryptPhone(keys, owner)).toBe(PHONE);
    expect(await store.vehicles('K1', 'solvik-se')).toEqual(
      agreements.map(({ vehicle }) => vehicle).reverse(),
    );
    expect(await store.findOwner('ABC111', 'solvik-uk')).toBeUndefined();
    expect(await store.vehicles('K1', 'solvik-uk')).toEqual([]);
    expect(await store.findOwner('ZZZ999', 'solvik-se')).toBeUndefined();
  });

  test(`${name}: an import replaces everything, and one that breaks off nothing`, async () => {
    const store = await (await fresh())();
    await store.replace([anAgreement(keys, { regNo: 'OLD111' })]);
    const breaksOff = function* () {
      for (let n = 0; n < 700; n += 1) yield anAgreement(keys, { regNo: `AB${n}`, ownerId: `${n}` });
      throw new Error('the file ends here');
    };
    await expect(store.replace(breaksOff())).rejects.toThrow('the file ends here');
    expect(await store.findOwner('OLD111', 'solvik-se')).toBeDefined();
    await store.replace([anAgreement(keys, { ownerId: 'K1' }), anAgreement(keys, { ownerId: 'K2' })]);
    expect(await store.findOwner('OLD111', 'solvik-se')).toBeUndefined();
    expect((await store.findOwner('DCK123', 'solvik-se'))?.id).toBe('K2');
  });

  test(`${name}: all telephone numbers are encrypted again with a new key, after which the old one is not needed`, async () => {
    const store = await (await fresh())();
    const many = Array.from({ length: 1100 }, (_, n) =>
      anAgreement(keys, { regNo: `AB${n}`, ownerId: `K${n}` }),
    );
    await store.replace(many);
    const rotating = createKeyRing([aKey('2027', 8), aKey()]);
    expect(await rotateKey(store, rotating)).toEqual({ rotated: 1100, unreadable: 0 });
    expect(await rotateKey(store, rotating)).toEqual({ rotated: 0, unreadable: 0 });
    const alone = createKeyRing([aKey('2027', 8)]);
    for (const plate of ['AB0', 'AB1099']) {
      const owner = await store.findOwner(plate, 'solvik-se');
      expect(owner && decryptPhone(alone, owner)).toBe(PHONE);
    }
    expect(await rotateKey(store, keys)).toEqual({ rotated: 0, unreadable: 1100 });
  });
}
