/** On every response, whatever it is. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

export function pageHeaders(policy: string): Record<string, string> {
  return {
    'Content-Type': 'text/html; charset=utf-8',
    // Checked by ETag each time; never no-store, which would switch off the back/forward cache.
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': policy,
    ...securityHeaders,
  };
}
