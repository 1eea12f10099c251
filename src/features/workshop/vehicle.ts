/** A car as the vehicle register knows it (SB-07, SB-25). */
export type Vehicle = {
  registrationNumber: string;
  brand: string;
  model: string;
  buildYear: number;
  hasServiceAgreement: boolean;
  /** False where the make is booked elsewhere, by a link of its own at the head of the page (SB-30, SB-31). */
  isSupported: boolean;
  /** Such as Diesel or El; decides which offerings fit. */
  fuel?: string | undefined;
};

/** Where vehicles are looked up by their plate. */
export interface VehicleRegister {
  find(registrationNumber: string): Promise<Vehicle | undefined>;
  /** Replaces the whole register, in short writes beside visitors: each car is the old or the new one meanwhile. */
  replace(vehicles: Iterable<Vehicle>): Promise<void>;
}
