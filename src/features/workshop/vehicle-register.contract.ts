import { expect, test } from 'vitest';
import { aVehicle } from './testing/a-vehicle.ts';
import type { VehicleRegister } from './vehicle.ts';

type Open = () => Promise<VehicleRegister>;

export function vehicleRegisterContract(name: string, fresh: () => Promise<Open>): void {
  test(`${name}: SB-25 a car is found by its plate, with everything the register knows`, async () => {
    const open = await fresh();
    const volvo = aVehicle({ registrationNumber: 'ABC123', hasServiceAgreement: true, fuel: 'Diesel' });
    await (await open()).replace([volvo, aVehicle({ registrationNumber: 'KLM45X', fuel: undefined })]);
    const register = await open();
    expect(await register.find('ABC123')).toEqual(volvo);
    expect(await register.find('KLM45X')).toMatchObject({ registrationNumber: 'KLM45X' });
    expect(await register.find('ZZZ999')).toBeUndefined();
  });

  test(`${name}: a new register replaces the whole old one, and a plate that comes twice is its last car`, async () => {
    const register = await (await fresh())();
    await register.replace([aVehicle({ registrationNumber: 'OLD111' })]);
    const kia = aVehicle({ registrationNumber: 'ABC123', brand: 'Kia' });
    await register.replace([aVehicle({ registrationNumber: 'ABC123' }), kia]);
    expect(await register.find('OLD111')).toBeUndefined();
    expect(await register.find('ABC123')).toEqual(kia);
  });

  test(`${name}: a register that breaks off leaves the old one as it was`, async () => {
    const register = await (await fresh())();
    await register.replace([aVehicle({ registrationNumber: 'OLD111' })]);
    const breaksOff = function* () {
      yield aVehicle({ registrationNumber: 'ABC123' });
      throw new Error('the file ends here');
    };
    await expect(register.replace(breaksOff())).rejects.toThrow('the file ends here');
    expect(await register.find('OLD111')).toBeDefined();
    expect(await register.find('ABC123')).toBeUndefined();
  });

  test(`${name}: a register of many thousands of cars is replaced as a whole`, async () => {
    const register = await (await fresh())();
    const plate = (at: number) =>
      `ABC${String(at % 1000).padStart(3, '0')}`.replace('C', 'CDEF'.charAt(at / 1000));
    await register.replace(
      Array.from({ length: 3500 }, (_, at) => aVehicle({ registrationNumber: plate(at) })),
    );
    expect(await register.find(plate(0))).toBeDefined();
    expect(await register.find(plate(3499))).toBeDefined();
  });
}
