import { extractHeaderLanguage } from '@payloadcms/translations';
import { isStudioLanguage, type StudioLanguage } from './studio-text.ts';

/** The language of somebody whose request Payload has not read: the one they chose, else their browser's. */
export function requestLanguage(headers: Headers): StudioLanguage {
  const chosen = /(?:^|;\s*)payload-lng=(\w+)/.exec(headers.get('cookie') ?? '')?.[1];
  if (isStudioLanguage(chosen)) return chosen;
  const wanted = extractHeaderLanguage(headers.get('accept-language') ?? '');
  return isStudioLanguage(wanted) ? wanted : 'en';
}
