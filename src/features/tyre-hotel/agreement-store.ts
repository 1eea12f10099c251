import type { Encrypted } from '../../shared/platform/key-ring.ts';
import type { TyreVehicle } from './tyre-vehicle.ts';

/** Whoever has tyres in the hotel. Only the telephone number is needed, and it is stored encrypted only. */
export type TyreOwner = {
  id: string;
  /** Keyed: limits per telephone need no number. */
  phoneHash: string;
  phone: Encrypted;
};

export type Agreement = { site: string; owner: TyreOwner; vehicle: TyreVehicle };

export interface AgreementStore {
  /** Who the agreement of a plate belongs to. Reads no vehicle: what is found takes as long as what is not. */
  findOwner(plate: string, site: string): Promise<TyreOwner | undefined>;
  /** All vehicles of an owner, by plate. */
  vehicles(ownerId: string, site: string): Promise<readonly TyreVehicle[]>;
  /** Replaces all agreements and owners. A plate that comes twice is its last agreement. */
  replace(agreements: Iterable<Agreement>): Promise<void>;
  /** By id, for going through all of them in batches. */
  owners(choice: { after: string; limit: number }): Promise<readonly TyreOwner[]>;
  /** For numbers that are encrypted again, with another key. An owner who is gone stays gone. */
  updateOwner(owner: TyreOwner): Promise<void>;
}
