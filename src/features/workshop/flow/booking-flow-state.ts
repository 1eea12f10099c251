import type { AvailableDepartment } from '../department.ts';
import type { Offering } from '../offering.ts';
import type { Vehicle } from '../vehicle.ts';

/** Displayed steps: 1 car, 2 services, 3 add-ons, 4 workshop and time with the contact form, 5 confirmation (SB-05, SB-06). */
export type Step = 1 | 2 | 3 | 4 | 5;

/** A place as the visitor chose it from the suggestions. */
export type BookingLocation = {
  name: string;
  latitude: number;
  longitude: number;
  placeId: string;
  region: string;
};

/** A chosen service or add-on (SB-43). */
export type SelectedService = Pick<
  Offering,
  'name' | 'price' | 'priceKnown' | 'priceDiscount' | 'category'
> & {
  type: 'service' | 'addon';
  /** How many, where it has a unit price. */
  unit: number;
  /** The mileage of a base service, or the message. */
  userInput: string;
  unitAbbreviation: string;
  /** What stands under its name in the summary, such as "4 st". */
  listItems: readonly string[];
};

/** What is kept in the session storage, under the key `serviceBooking` (SB-07). */
export type BookingFlowState = {
  /** Another number makes what older scripts stored unreadable, which is the same as nothing. */
  version: 1;
  car?: Vehicle | undefined;
  /** In mil, as the customer entered it. */
  milage?: number | undefined;
  /** The customer was asked about an unlikely mileage, and said that it is right. */
  isMilageConfirmed?: boolean | undefined;
  latitude?: number | undefined;
  longitude?: number | undefined;
  region?: string | undefined;
  location?: BookingLocation | undefined;
  /** By the code of the offering. */
  services: Readonly<Record<string, SelectedService>>;
  bookingInfo: BookingInfo;
  /** The id of every hold of this visitor: a new one takes over what an earlier one held, also without an answer. */
  holdKey?: string | undefined;
  /** The furthest step that was reached. */
  bookingState: Step;
  maxBookingState: 4 | 5;
  displayState: Step;
};

export type OwnPrices = Readonly<Record<string, number | null>>;

export type BookingInfo = {
  /** Whether add-ons were chosen when their step was passed (SB-59). */
  addons?: boolean | undefined;
  /** The siteName of the chosen department. */
  location?: string | undefined;
  department?: AvailableDepartment | undefined;
  /** Local date and time without a zone. */
  timeSlot?: string | undefined;
  isFullDay?: boolean | undefined;
  /** The department's own prices by code, null where it has none; the medians hold for the others (SB-82). */
  prices?: OwnPrices | undefined;
  hold?: { holdId: string; expiresAt: string } | undefined;
  /** Keys of attempts that were sent and never answered: what they may have booked, the next one replaces. */
  lostAttempts?: readonly string[] | undefined;
  /** The booking's id. */
  id?: string | undefined;
  /** Where its confirmation is sent, and where it is changed. */
  email?: string | undefined;
  managePath?: string | undefined;
};

export type BookingFlowAction =
  | { type: 'car entered'; car: Vehicle; location: BookingLocation }
  | { type: 'step shown'; step: Step }
  | { type: 'service selected'; code: string; service: SelectedService }
  | { type: 'service deselected'; code: string }
  | { type: 'mileage entered'; milage: number | undefined; isConfirmed?: boolean }
  | { type: 'services passed' }
  | { type: 'addons passed'; addons: boolean }
  | {
      type: 'slot picked';
      department: AvailableDepartment;
      timeSlot: string;
      isFullDay: boolean;
    }
  | { type: 'slot cleared' }
  | { type: 'hold requested'; key: string }
  | { type: 'slot held'; hold: NonNullable<BookingInfo['hold']> }
  | { type: 'prices refreshed'; prices: OwnPrices }
  | { type: 'attempts lost'; keys: readonly string[] }
  | { type: 'booked'; id: string; email: string; managePath: string | undefined }
  | { type: 'reset' };
