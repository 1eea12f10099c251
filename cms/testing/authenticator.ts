import { Secret, TOTP } from 'otpauth';

/** An authenticator app that has scanned the secret. */
export function authenticator(secret: string): TOTP {
  return new TOTP({ secret: Secret.fromBase32(secret) });
}
