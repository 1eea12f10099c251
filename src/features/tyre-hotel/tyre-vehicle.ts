import type { CarBody } from './car-bodies.ts';

/** A stored wheel, as /api/tirehotel spells it (TH-27). */
export type Tire = {
  /** VF, HF, VB, HB: left and right, front and rear, as Swedish workshops write it. */
  equipmentPosition: string;
  wheel: {
    name: string;
    rimDiameter: number;
    sectionWidth: number;
    threadPattern: string;
    /** Millimetres. */
    threadDepth: number;
    aspectRatio: number;
    /** 1 means that the tyre has to be replaced (TH-28). */
    threadStatusId: number;
    threadStatusMessage: string;
  };
};

/** A car with wheels in the hotel. */
export type TyreVehicle = {
  regNo: string;
  name: string;
  packageLevel: string;
  brandCode: string;
  brand: string;
  model: string;
  productId: string;
  location: { locationName: string; phone: string; email: string };
  tires: readonly Tire[];
  /** What the agreement charges for a wheel change, VAT included; 0: it is included. Undefined: not known. */
  wheelChangePrice?: number | undefined;
  buildYear?: number | undefined;
  body?: CarBody | undefined;
};

export const REPLACE_STATUS_ID = 1;

/** What sign-in with a code returns. Status 0 alone opens the booking (TH-10). */
export type Validated = { status: number; vehicles: readonly TyreVehicle[] };

export const VALIDATED_STATUS = 0;
