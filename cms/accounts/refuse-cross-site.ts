import { accessErrorMessages } from '../access/access-error-messages.ts';
import { requestLanguage } from '../i18n/request-language.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { refusal } from './request-data.ts';

type RouteHandler<Args extends unknown[]> = (request: Request, ...args: Args) => Promise<Response>;

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];
/** What a form of any page can send without asking first; a browser that sends it names its origin, too. */
const formTypes = ['application/x-www-form-urlencoded', 'text/plain'];

/** The studio refuses what pages of other sites send, also when it is not reached through the sites' server. */
export function refuseCrossSite<Args extends unknown[]>(handler: RouteHandler<Args>): RouteHandler<Args> {
  return async (request, ...args) =>
    !safeMethods.includes(request.method) && isCrossSite(request.headers)
      ? refusal(
          403,
          'CROSS_ORIGIN',
          chooseText(accessErrorMessages, requestLanguage(request.headers)).otherPage,
        )
      : handler(request, ...args);
}

export function isCrossSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = headers.get('origin');
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  if (origin) return URL.parse(origin)?.host !== host;
  const [type = ''] = (headers.get('content-type') ?? '').split(';');
  return (
    headers.has('cookie') && !headers.has('authorization') && formTypes.includes(type.trim().toLowerCase())
  );
}
