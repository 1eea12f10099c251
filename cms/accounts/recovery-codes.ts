import { randomInt } from 'node:crypto';
import { keyedHash } from './derive-key.ts';

const CODES = 10;
const LENGTH = 10;
/** Without letters that are read as digits. */
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz';

/** Ten codes for the day the telephone is gone, with what is stored of them. */
export function generateRecoveryCodes(secret: string): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: CODES }, generateCode);
  return { codes, hashes: codes.map((code) => hashRecoveryCode(secret, code)) };
}

/** However it is written: capitals, spaces and hyphens make no difference. */
export function hashRecoveryCode(secret: string, code: string): string {
  return keyedHash(secret, 'recovery codes', code.toLowerCase().replace(/[\s-]/g, ''));
}

function generateCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}
