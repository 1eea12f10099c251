import { normalizeRegistrationNumber } from '../../../shared/number-plates/registration-number.ts';

/** 'nc22 gkh' is NC22GKH; nothing, when it cannot be a registration number. */
export function parseRegistrationNumber(text: string): string | undefined {
  const registrationNumber = normalizeRegistrationNumber(text);
  return /^[A-Z0-9]{2,8}$/.test(registrationNumber) ? registrationNumber : undefined;
}
