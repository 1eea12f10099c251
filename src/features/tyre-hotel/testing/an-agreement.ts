import type { KeyRing } from '../../../shared/platform/key-ring.ts';
import { encryptOwner } from '../access/owner-phone.ts';
import type { Agreement } from '../agreement-store.ts';
import type { Tire, TyreVehicle } from '../tyre-vehicle.ts';

export function aTire(position = 'VF', wheel: Partial<Tire['wheel']> = {}): Tire {
  return {
    equipmentPosition: position,
    wheel: {
      name: 'Nokian Hakkapeliitta R5',
      rimDiameter: 18,
      sectionWidth: 235,
      threadPattern: 'Vinter, friktion',
      threadDepth: 6.5,
      aspectRatio: 60,
      threadStatusId: 3,
      threadStatusMessage: 'Bra mönsterdjup',
      ...wheel,
    },
  };
}

export function aTyreVehicle(choice: Partial<TyreVehicle> = {}): TyreVehicle {
  return {
    regNo: 'DCK123',
    name: 'Volvo V60',
    packageLevel: 'Däckhotell Plus',
    brandCode: 'VO',
    brand: 'Volvo',
    model: 'V60',
    productId: 'TH-PLUS',
    location: {
      locationName: 'Solvik Uddevalla',
      phone: '0522-100 20 30',
      email: 'dack.uddevalla@solvik.example',
    },
    tires: ['VF', 'HF', 'VB', 'HB'].map((position) => aTire(position)),
    ...choice,
  };
}

type Choice = { ownerId?: string; phone?: string; site?: string } & Partial<TyreVehicle>;

export const PHONE = '+46701740642';

export function anAgreement(
  keys: KeyRing,
  { ownerId = 'K1', phone = PHONE, site = 'solvik-se', ...vehicle }: Choice = {},
): Agreement {
  return { site, owner: encryptOwner(keys, ownerId, phone), vehicle: aTyreVehicle(vehicle) };
}
