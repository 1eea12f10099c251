import type { TimeSlotChoice } from './calendar/time-slot.ts';

/** A price of one workshop (SB-81). */
export type Offer = { code: string; price: number };

/** The codes of `errors['Error Result'][0]` and the status each is sent with (ERR-36). */
export const workshopErrorStatus = {
  InvalidReg: 400,
  InvalidRequest: 400,
  VehicleNotFound: 404,
  DepartmentNotFound: 404,
  BookingNotFound: 404,
  TimeslotNotAvailable: 409,
  CarAlreadyBooked: 409,
  HoldExpired: 409,
  PriceChanged: 409,
  TooLate: 409,
  BrandNotSupported: 422,
  IdempotencyKeyReused: 422,
  OfferingNotAvailable: 422,
  ServerError: 503,
} as const;

export type WorkshopErrorCode = keyof typeof workshopErrorStatus;

/** A request that the workshop cannot fulfil. `detail` is the make of BrandNotSupported, or the field of InvalidRequest. */
export class WorkshopError extends Error {
  readonly code: WorkshopErrorCode;
  readonly detail: string | undefined;
  /** Of TimeslotNotAvailable: the nearest free times. */
  readonly alternatives: readonly TimeSlotChoice[];
  /** Of PriceChanged: what each offering costs now; what is known only in the workshop is left out. */
  readonly offers: readonly Offer[];

  constructor(
    code: WorkshopErrorCode,
    { detail, alternatives = [], offers = [] }: WorkshopErrorDetails = {},
  ) {
    super(detail === undefined ? code : `${code},${detail}`);
    this.name = 'WorkshopError';
    this.code = code;
    this.detail = detail;
    this.alternatives = alternatives;
    this.offers = offers;
  }
}

export type WorkshopErrorDetails = {
  detail?: string | undefined;
  alternatives?: readonly TimeSlotChoice[] | undefined;
  offers?: readonly Offer[] | undefined;
};
