import { Secret, TOTP } from 'otpauth';
import { encodeQR } from 'qr';

const ISSUER = 'Forecourt';
const PERIOD_S = 30;
/** Clocks of telephones differ; one step before and one after are accepted. */
const WINDOW_STEPS = 1;

export type Enrolment = { secret: string; uri: string; svg: string };

/** What an authenticator app needs to know, as a QR code and as text. */
export function describeEnrolment(secret: string, email: string): Enrolment {
  const uri = totp(secret, email).toString();
  return { secret, uri, svg: onWhite(encodeQR(uri, 'svg', { ecc: 'low', border: 2 })) };
}

/** Cameras need dark on light, whatever the theme around it. */
function onWhite(svg: string): string {
  return svg.replace('><path', '><rect width="100%" height="100%" fill="white"/><path fill="black"');
}

export function generateSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The step of time that a code belongs to, so that it can be remembered as used; undefined for a wrong code. */
export function findTimeStep(secret: string, code: string, now: Date): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const timestamp = now.getTime();
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}

function totp(secret: string, label = 'studio'): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_S,
    secret: Secret.fromBase32(secret),
  });
}
