import { INJECTED_HEADER, MARKUP } from './hostile-values.ts';
import type { RawResponse } from './raw-request.ts';

const MAX_BODY_BYTES = 8 * 1024 * 1024;
const MAX_MS = 15_000;
const requiredHeaders = [
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
];
/** Of a stack trace, of the folders that the server runs from, or of the database. */
const internals = /\n\s+at \S+ \(|node_modules\/|dist\/server\/|SQLITE_|\bsyntax error at or near\b/;

/** What is wrong with a response, whatever was asked; undefined if nothing is. */
export function judge(response: RawResponse | undefined, host: string): string | undefined {
  if (!response) return 'no response';
  const { status, headers, body, ms } = response;
  if (status === 503 && !headers.has('retry-after')) return '503 without Retry-After';
  if ((status >= 500 && status !== 503) || !(status >= 200)) return `status ${status}`;
  const missing = requiredHeaders.find((name) => !headers.has(name));
  if (missing) return `${status} without ${missing}`;
  if (headers.has(INJECTED_HEADER)) return 'a header that the request has written';
  if (body.length > MAX_BODY_BYTES) return `a body of ${body.length} bytes`;
  if (ms > MAX_MS) return `${Math.round(ms / 1000)} s until the response`;
  const location = headers.get('location');
  if (location !== undefined && !staysHere(location, host) && !isRoutePlanner(location))
    return `Location: ${location}`;
  return judgeBody(response);
}

function judgeBody({ status, headers, body }: RawResponse): string | undefined {
  if (body.length === 0 || headers.has('content-encoding')) return undefined;
  const type = headers.get('content-type');
  if (!type) return `${status} with a body of no type`;
  const text = body.toString('latin1');
  if (internals.test(text)) return `${status} shows its insides: ${internals.exec(text)?.[0]}`;
  if (type.startsWith('text/html')) {
    if (text.includes(MARKUP)) return 'markup of the request in the page';
    if (!headers.has('content-security-policy')) return `${status} page without Content-Security-Policy`;
  }
  if (type.startsWith('application/json') && headers.has('content-length') && !isJson(body))
    return `${status} says that it is JSON and is not`;
  return undefined;
}

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString());
    return true;
  } catch {
    return false;
  }
}

/** `/api/maps/directions` leads there and nowhere else, whatever it is asked. */
function isRoutePlanner(location: string): boolean {
  return /^https:\/\/(?:www\.google\.com\/maps\/dir|maps\.apple\.com)\/\?/.test(location);
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
