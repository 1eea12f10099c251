import { locationHeader } from '../../../shared/platform/location-header.ts';
import type { PipelineStep } from '../request-context.ts';

/** Every page has one address: with single slashes, none at its end, and the default language without its prefix. */
export const redirectToCanonicalPath: PipelineStep = (context) => {
  const mark = context.url.indexOf('?');
  const path = mark === -1 ? context.url : context.url.slice(0, mark);
  const query = mark === -1 ? '' : context.url.slice(mark);
  const bare = withoutDefaultLanguage(
    path.replace(/\/{2,}/g, '/').replace(/\/$/, '') || '/',
    context.siteContent?.site.languages[0],
  );
  if (bare === path) return undefined;
  return { kind: 'redirect', status: 308, location: locationHeader(`${bare}${query}`) };
};

function withoutDefaultLanguage(path: string, language: string | undefined): string {
  if (path === `/${language}`) return '/';
  return path.startsWith(`/${language}/`) ? path.slice(`/${language}`.length) : path;
}
