import type { Step } from '../visit.ts';

/** Every page has one address: without a slash at its end, and the default language without its prefix. */
export const sendToBareAddress: Step = (visit) => {
  const mark = visit.url.indexOf('?');
  const path = mark === -1 ? visit.url : visit.url.slice(0, mark);
  const query = mark === -1 ? '' : visit.url.slice(mark);
  const bare = withoutDefaultLanguage(path.replace(/\/+$/, '') || '/', visit.siteContent?.site.languages[0]);
  if (bare === path) return undefined;
  // '//elsewhere' would leave the site.
  return { kind: 'redirect', status: 308, location: `${bare.replace(/^\/{2,}/, '/')}${query}` };
};

function withoutDefaultLanguage(path: string, language: string | undefined): string {
  if (path === `/${language}`) return '/';
  return path.startsWith(`/${language}/`) ? path.slice(`/${language}`.length) : path;
}
