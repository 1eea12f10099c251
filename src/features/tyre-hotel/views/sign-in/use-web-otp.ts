import { useEffect, useRef } from 'react';

type OtpRequest = CredentialRequestOptions & { otp: { transport: readonly ['sms'] } };

/** On telephones that support WebOTP the code is taken from the SMS, once the owner allows it. */
export function useWebOtp(onCode: (code: string) => void): void {
  const latest = useRef(onCode);
  latest.current = onCode;
  useEffect(() => {
    if (!('OTPCredential' in window)) return undefined;
    const waiting = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials
      .get(request)
      .then((received) => {
        const { code } = (received ?? {}) as { code?: unknown };
        if (typeof code === 'string') latest.current(code);
      })
      // Refused, or another step came: the code can be typed.
      .catch(() => {});
    return () => waiting.abort();
  }, []);
}
