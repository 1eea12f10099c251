import { expect, test } from 'vitest';
import type { SetupStore } from './setup-store.ts';
import { aPriceList } from './testing/a-price-list.ts';
import { defaultWorkshopSetup } from './workshop-setup.ts';

type Open = () => Promise<SetupStore>;

export function setupStoreContract(name: string, fresh: () => Promise<Open>): void {
  test(`${name}: a price list is found by its site, and saving it again replaces it`, async () => {
    const open = await fresh();
    const store = await open();
    expect(await store.priceList('solvik-se')).toBeUndefined();
    await store.savePriceList('solvik-se', aPriceList());
    await store.savePriceList('solvik-no', aPriceList({ notServiced: ['Lada'] }));
    await store.savePriceList('solvik-se', aPriceList({ makeFactors: { Volvo: 1.1 } }));
    expect(await store.priceList('solvik-se')).toEqual(aPriceList({ makeFactors: { Volvo: 1.1 } }));
    expect(await (await open()).priceList('solvik-no')).toEqual(aPriceList({ notServiced: ['Lada'] }));
  });

  test(`${name}: only departments that were set up are found, as they were saved last`, async () => {
    const store = await (await fresh())();
    await store.saveDepartment({ ...defaultWorkshopSetup('4610-0110'), priceFactor: 1.2 });
    await store.saveDepartment(defaultWorkshopSetup('4610-0210'));
    await store.saveDepartment({ ...defaultWorkshopSetup('4610-0110'), priceFactor: 0.9 });
    expect(await store.departments(['4610-0110', '4610-0310'])).toEqual([
      { ...defaultWorkshopSetup('4610-0110'), priceFactor: 0.9 },
    ]);
    expect(await store.departments([])).toEqual([]);
  });
}
