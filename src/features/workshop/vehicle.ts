import type { z } from 'zod';
import type { vehicleResponse } from './api/response-schemas.ts';

/** A car as the vehicle register knows it (SB-07, SB-25). */
export type Vehicle = z.output<typeof vehicleResponse>;

/** Where vehicles are looked up by their plate. */
export interface VehicleRegister {
  find(registrationNumber: string): Promise<Vehicle | undefined>;
  /** Replaces the whole register, in short writes beside visitors: each car is the old or the new one meanwhile. */
  replace(vehicles: Iterable<Vehicle>): Promise<void>;
}
