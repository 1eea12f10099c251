type ErrorTextKey =
  | 'bookingInvalidReg'
  | 'bookingVehicleNotFound'
  | 'bookingBrandNotSupported'
  | 'bookingSlotTaken'
  | 'bookingCarBooked'
  | 'bookingTooBusy'
  | 'bookingServerError';

const textByCode: Readonly<Record<string, ErrorTextKey>> = {
  InvalidReg: 'bookingInvalidReg',
  VehicleNotFound: 'bookingVehicleNotFound',
  'Fordon hittades inte': 'bookingVehicleNotFound',
  BrandNotSupported: 'bookingBrandNotSupported',
  TimeslotNotAvailable: 'bookingSlotTaken',
  CarAlreadyBooked: 'bookingCarBooked',
  TooManyRequests: 'bookingTooBusy',
  Overloaded: 'bookingTooBusy',
};

/** What a failed booking is explained with: the table of the vehicle look-up, else that something went wrong (SB-90). */
export function bookingErrorText(
  { code, detail }: { code: string; detail: string },
  texts: (key: ErrorTextKey, values: Record<string, string>) => string,
): string {
  const key = Object.hasOwn(textByCode, code) ? textByCode[code] : undefined;
  return texts(key ?? 'bookingServerError', { brand: detail });
}
