export type TyreCustomer = { firstName: string; lastName: string; email: string; phoneMobile: string };

/** The body of POST booking/create (TH-50). */
export type TyreBookingRequest = {
  /** Local date and time, YYYY-MM-DDTHH:mm:ss.00 */
  bookingDate: string;
  /** The same, or null when the workshop sets the time itself. */
  bookingStart: string | null;
  regNo: string;
  freeText: string;
  customer: TyreCustomer;
};

/** The answer of POST booking/create (TH-56). */
export type TyreBookingConfirmation = {
  bookingConfirmationId: string;
  customerBase: TyreCustomer;
  services: readonly { name: string }[];
  /** Local date and time without a zone. */
  appointmentTime: string;
  isFullDay: boolean;
  workshop: { name: string; address: string; email: string; phoneNumber: string };
  freeText: string;
  /** Undefined from remote systems that do not say. */
  regNo?: string | undefined;
  /** Of the wheel change; 0: included. */
  price?: number | undefined;
  /** Where the customer changes and cancels it. */
  manageUrl?: string | undefined;
};

/** A wheel change to come, without who booked it: whoever is signed in may be another person of the household. */
export type UpcomingWheelChange = Pick<
  TyreBookingConfirmation,
  'bookingConfirmationId' | 'appointmentTime' | 'isFullDay' | 'workshop' | 'regNo' | 'manageUrl'
>;

/** Bookable from so many days ahead until so many months ahead (TH-36). */
export const FIRST_DAY_AHEAD = 3;
export const LAST_MONTH_AHEAD = 3;

/** Of names, mail addresses and comments (TH-54). */
export const tyreBookingLengths = { name: 100, email: 254, comment: 500 } as const;
