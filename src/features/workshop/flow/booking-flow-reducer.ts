import { isBaseService } from '../offering.ts';
import type {
  BookingFlowAction,
  BookingFlowState,
  BookingInfo,
  BookingLocation,
  Step,
} from './booking-flow-state.ts';
import { pricesAt } from './time/prices-at.ts';

/** Nothing chosen yet: step 1 of five (SB-04, SB-07). */
export const emptyBooking: BookingFlowState = {
  version: 1,
  services: {},
  bookingInfo: {},
  bookingState: 1,
  maxBookingState: 5,
  displayState: 1,
};

type ActionOf<Type extends BookingFlowAction['type']> = Extract<BookingFlowAction, { type: Type }>;

/** Every rule by which the booking goes from step to step. An action that its state does not allow changes nothing. */
export function bookingFlowReducer(state: BookingFlowState, action: BookingFlowAction): BookingFlowState {
  switch (action.type) {
    case 'car entered':
      return carEntered(state, action);
    case 'step shown':
      return canShow(state, action.step) ? { ...state, displayState: action.step } : state;
    case 'service selected':
      return serviceSelected(state, action);
    case 'service deselected':
      return serviceDeselected(state, action.code);
    case 'mileage entered':
      return { ...state, milage: action.milage, isMilageConfirmed: action.isConfirmed ?? false };
    case 'services passed':
      return hasService(state) ? advance(state, 3) : state;
    case 'addons passed':
      return addonsPassed(state, action.addons);
    case 'slot picked':
      return slotPicked(state, action);
    case 'slot cleared':
      return { ...state, bookingInfo: withoutSlot(state.bookingInfo) };
    case 'hold requested':
      return { ...state, holdKey: action.key };
    case 'slot held':
      return state.bookingInfo.timeSlot ? withInfo(state, { hold: action.hold }) : state;
    case 'prices refreshed':
      return state.bookingInfo.department ? withInfo(state, { prices: action.prices }) : state;
    case 'attempts lost':
      return withInfo(state, { lostAttempts: action.keys.length > 0 ? action.keys : undefined });
    case 'booked':
      return booked(state, action);
    case 'reset':
      return emptyBooking;
  }
}

/** Passed steps and the furthest one that was reached; a booking that is made is only shown (SB-02, SB-93). */
export function canShow(state: BookingFlowState, step: Step): boolean {
  if (state.bookingInfo.id !== undefined) return step === 5;
  if (step > state.bookingState) return false;
  return step <= 2 || hasService(state);
}

/** Another plate or place begins the choices afresh (SB-33); the same ones lead back to where the visitor was (SB-34). */
function carEntered(state: BookingFlowState, { car, location }: ActionOf<'car entered'>): BookingFlowState {
  const isSame =
    state.car?.registrationNumber === car.registrationNumber && isSamePlace(state.location, location);
  if (isSame && state.bookingState > 1) {
    const displayState = canShow(state, state.bookingState) ? state.bookingState : 2;
    return { ...state, car, displayState };
  }
  const { latitude, longitude, region } = location;
  return {
    ...emptyBooking,
    ...(state.holdKey !== undefined && { holdKey: state.holdKey }),
    car,
    latitude,
    longitude,
    region,
    location,
    bookingState: 2,
    maxBookingState: 4,
    displayState: 2,
  };
}

function isSamePlace(one: BookingLocation | undefined, other: BookingLocation): boolean {
  return one?.latitude === other.latitude && one.longitude === other.longitude;
}

/** A second base service is refused (SB-44). Another set of services needs another time (SB-80); another quantity or message does not. */
function serviceSelected(
  state: BookingFlowState,
  { code, service }: ActionOf<'service selected'>,
): BookingFlowState {
  const { services } = state;
  const isKnown = code in services;
  if (!isKnown && isBaseService(code) && Object.keys(services).some(isBaseService)) return state;
  const next = { ...state, services: { ...services, [code]: service } };
  return isKnown ? next : { ...next, bookingInfo: withoutSlot(state.bookingInfo) };
}

function serviceDeselected(state: BookingFlowState, code: string): BookingFlowState {
  if (!(code in state.services)) return state;
  const { [code]: _, ...services } = state.services;
  return { ...state, services, bookingInfo: withoutSlot(state.bookingInfo) };
}

/** SB-59 */
function addonsPassed(state: BookingFlowState, addons: boolean): BookingFlowState {
  return hasService(state) ? advance(withInfo(state, { addons }), 4) : state;
}

function slotPicked(
  state: BookingFlowState,
  { department, timeSlot, isFullDay }: ActionOf<'slot picked'>,
): BookingFlowState {
  const { addons, department: before, prices, lostAttempts } = state.bookingInfo;
  const isSameDepartment = before?.departmentId === department.departmentId;
  return {
    ...state,
    bookingInfo: {
      addons,
      department,
      location: department.siteName,
      timeSlot,
      isFullDay,
      lostAttempts,
      // Prices of another workshop would be wrong; until its own are known the medians hold (SB-82).
      prices: pricesAt(department, state) ?? (isSameDepartment ? prices : undefined),
    },
  };
}

/** What was held and sent is over; the confirmation stays, also when the page is loaded again (SB-93). */
function booked(state: BookingFlowState, { id, email, managePath }: ActionOf<'booked'>): BookingFlowState {
  const { hold: _, lostAttempts: __, ...info } = state.bookingInfo;
  return {
    ...state,
    bookingInfo: { ...info, id, email, ...(managePath !== undefined && { managePath }) },
    bookingState: 5,
    maxBookingState: 5,
    displayState: 5,
  };
}

function advance(state: BookingFlowState, step: 3 | 4): BookingFlowState {
  return { ...state, bookingState: Math.max(state.bookingState, step) as Step, displayState: step };
}

function withInfo(state: BookingFlowState, info: Partial<BookingInfo>): BookingFlowState {
  return { ...state, bookingInfo: { ...state.bookingInfo, ...info } };
}

function withoutSlot({ addons, id, lostAttempts }: BookingInfo): BookingInfo {
  return {
    ...(addons !== undefined && { addons }),
    ...(id !== undefined && { id }),
    ...(lostAttempts !== undefined && { lostAttempts }),
  };
}

function hasService({ services }: BookingFlowState): boolean {
  return Object.values(services).some(({ type }) => type === 'service');
}
