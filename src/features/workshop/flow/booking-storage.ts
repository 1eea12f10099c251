import { readSessionJson, writeSessionJson } from '../../../shared/platform/session-json.ts';
import { hasTexts, isRecord } from '../../../shared/platform/unknown-record.ts';
import { emptyBooking } from './booking-flow-reducer.ts';
import type { BookingFlowState, SelectedService, Step } from './booking-flow-state.ts';

const STORAGE_KEY = 'serviceBooking';

/** The booking of this tab. What is missing, old, broken or of somebody else begins afresh (SB-07). */
export function readBooking(): BookingFlowState | undefined {
  return parseBooking(readSessionJson(STORAGE_KEY));
}

export function writeBooking(state: BookingFlowState): void {
  writeSessionJson(STORAGE_KEY, state === emptyBooking ? undefined : state);
}

/** Checked by hand: a schema library would weigh more than the whole flow. */
export function parseBooking(stored: unknown): BookingFlowState | undefined {
  if (!isRecord(stored) || stored['version'] !== emptyBooking.version) return undefined;
  const { car, milage, location, services, bookingInfo, holdKey } = stored;
  const { bookingState, maxBookingState, displayState } = stored;
  const isSound =
    isStep(bookingState) &&
    isStep(displayState) &&
    displayState <= bookingState &&
    (maxBookingState === 4 || maxBookingState === 5) &&
    isOptional(milage, isNumber) &&
    isOptional(holdKey, isText) &&
    isOptional(car, isCar) &&
    isOptional(location, isLocation) &&
    isRecord(services) &&
    Object.values(services).every(isSelectedService) &&
    isBookingInfo(bookingInfo);
  if (!isSound) return undefined;
  const isComplete = bookingState === 1 || (car !== undefined && location !== undefined);
  const isBooked = (bookingState === 5) === (typeof bookingInfo['id'] === 'string');
  return isComplete && isBooked ? (stored as BookingFlowState) : undefined;
}

function isCar(value: unknown): boolean {
  return (
    isRecord(value) &&
    hasTexts(value, ['registrationNumber', 'brand', 'model']) &&
    isNumber(value['buildYear']) &&
    typeof value['hasServiceAgreement'] === 'boolean'
  );
}

function isLocation(value: unknown): boolean {
  return (
    isRecord(value) &&
    hasTexts(value, ['name', 'placeId', 'region']) &&
    isNumber(value['latitude']) &&
    isNumber(value['longitude'])
  );
}

function isSelectedService(value: unknown): value is SelectedService {
  return (
    isRecord(value) &&
    hasTexts(value, ['name', 'category', 'userInput', 'unitAbbreviation']) &&
    ['price', 'priceDiscount', 'unit'].every((key) => isNumber(value[key])) &&
    typeof value['priceKnown'] === 'boolean' &&
    (value['type'] === 'service' || value['type'] === 'addon') &&
    Array.isArray(value['listItems'])
  );
}

function isBookingInfo(value: unknown): value is Record<string, unknown> {
  if (!isRecord(value)) return false;
  const { id, timeSlot, department, prices, hold, lostAttempts, email, managePath } = value;
  return (
    [id, timeSlot, email, managePath].every((text) => isOptional(text, isText)) &&
    isOptional(department, (each) => isRecord(each) && hasTexts(each, ['departmentId', 'siteName'])) &&
    isOptional(lostAttempts, (keys) => Array.isArray(keys) && keys.every(isText)) &&
    // A time without its workshop could not be booked.
    (timeSlot === undefined || department !== undefined) &&
    isOptional(prices, (each) => isRecord(each) && Object.values(each).every(isNumberOrNull)) &&
    isOptional(hold, (each) => isRecord(each) && hasTexts(each, ['holdId', 'expiresAt']))
  );
}

function isStep(value: unknown): value is Step {
  return typeof value === 'number' && [1, 2, 3, 4, 5].includes(value);
}

function isOptional(value: unknown, isValid: (value: unknown) => boolean): boolean {
  return value === undefined || isValid(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value);
}

function isNumberOrNull(value: unknown): boolean {
  return value === null || isNumber(value);
}
