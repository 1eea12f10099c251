import type { RawResponse } from './raw-request.ts';

const MAX_BODY_BYTES = 8 * 1024 * 1024;

/** What is wrong with a response, whatever was asked; undefined if nothing is. */
export function judge(response: RawResponse | undefined, host: string): string | undefined {
  if (!response) return 'no response';
  const { status, headers, bodyBytes } = response;
  if (status === 503) return headers.has('retry-after') ? undefined : '503 without Retry-After';
  if (status >= 500 || !(status >= 200)) return `status ${status}`;
  if (headers.get('x-content-type-options') !== 'nosniff') return `${status} without nosniff`;
  if (!headers.has('referrer-policy')) return `${status} without Referrer-Policy`;
  if (bodyBytes > MAX_BODY_BYTES) return `a body of ${bodyBytes} bytes`;
  const location = headers.get('location');
  if (location !== undefined && !staysHere(location, host)) return `Location: ${location}`;
  return undefined;
}

/** Browsers read `\` as `/`, and drop tabs and line breaks. */
function staysHere(location: string, host: string): boolean {
  const read = location.replace(/[\t\r\n]/g, '').replaceAll('\\', '/');
  if (read.startsWith('//')) return false;
  if (read.startsWith('/')) return true;
  const target = URL.parse(read);
  const [name = ''] = host.split(':');
  return target?.hostname.endsWith(name.replace(/^www\./, '').toLowerCase()) === true;
}
