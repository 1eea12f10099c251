import { readSessionJson, writeSessionJson } from '../../../shared/platform/session-json.ts';
import { hasTexts, isRecord } from '../../../shared/platform/unknown-record.ts';
import type { Tire, TyreVehicle } from '../tyre-vehicle.ts';
import type { Stage, StoredSession } from './tyre-hotel-state.ts';

const STORAGE_KEY = 'tirehotel';

/** The session of this tab (TH-07). What is missing, broken or of another shape begins afresh. */
export function readSession(): StoredSession | undefined {
  return parseSession(readSessionJson(STORAGE_KEY));
}

export function writeSession(stage: Stage): void {
  writeSessionJson(STORAGE_KEY, toStoredSession(stage));
}

/** Who is signed in and what was confirmed; never a number, a code, a token or what is being typed (TH-07). */
export function toStoredSession(stage: Stage): StoredSession | undefined {
  if (!('validated' in stage)) return undefined;
  const { status, vehicles } = stage.validated;
  const validated = { status, vehicles };
  return stage.step === 'confirmation' ? { validated, confirmation: stage.confirmation } : { validated };
}

/** Checked by hand: a schema library would weigh more than the whole flow. */
export function parseSession(stored: unknown): StoredSession | undefined {
  if (!isRecord(stored)) return undefined;
  const { validated, confirmation } = stored;
  const isSound = isValidated(validated) && (confirmation === undefined || isConfirmation(confirmation));
  return isSound ? (stored as StoredSession) : undefined;
}

export function isValidated(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value['status'] === 'number' &&
    Array.isArray(value['vehicles']) &&
    value['vehicles'].every(isVehicle)
  );
}

export function isConfirmation(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { customerBase, workshop, services, isFullDay } = value;
  return (
    hasTexts(value, ['bookingConfirmationId', 'appointmentTime', 'freeText']) &&
    typeof isFullDay === 'boolean' &&
    isRecord(customerBase) &&
    hasTexts(customerBase, ['firstName', 'lastName', 'email', 'phoneMobile']) &&
    isRecord(workshop) &&
    hasTexts(workshop, ['name', 'address', 'email', 'phoneNumber']) &&
    Array.isArray(services) &&
    services.every((service) => isRecord(service) && hasTexts(service, ['name']))
  );
}

export function isUpcoming(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { workshop, isFullDay } = value;
  return (
    hasTexts(value, ['bookingConfirmationId', 'appointmentTime', 'regNo']) &&
    typeof isFullDay === 'boolean' &&
    isRecord(workshop) &&
    hasTexts(workshop, ['name'])
  );
}

function isVehicle(value: unknown): value is TyreVehicle {
  if (!isRecord(value)) return false;
  const { location, tires } = value;
  return (
    hasTexts(value, ['regNo', 'name', 'packageLevel', 'brandCode', 'brand', 'model']) &&
    isRecord(location) &&
    hasTexts(location, ['locationName', 'phone', 'email']) &&
    Array.isArray(tires) &&
    tires.every(isTire)
  );
}

function isTire(value: unknown): value is Tire {
  if (!isRecord(value) || !hasTexts(value, ['equipmentPosition'])) return false;
  const { wheel } = value;
  return (
    isRecord(wheel) &&
    hasTexts(wheel, ['name', 'threadPattern', 'threadStatusMessage']) &&
    ['rimDiameter', 'sectionWidth', 'threadDepth', 'aspectRatio', 'threadStatusId'].every((key) =>
      Number.isFinite(wheel[key]),
    )
  );
}
