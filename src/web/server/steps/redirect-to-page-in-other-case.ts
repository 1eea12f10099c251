import { locationHeader } from '../../../shared/platform/location-header.ts';
import { localizedPath, parseLocalizedPath } from '../../../shared/sites/site.ts';
import type { PipelineStep } from '../request-context.ts';

/** `/KOP-BIL` leads to `/kop-bil`: people type addresses from a poster, and old servers did not tell the two apart. */
export const redirectToPageInOtherCase: PipelineStep = ({ siteContent, path, url }) => {
  if (!siteContent || path === path.toLowerCase()) return undefined;
  const { site } = siteContent;
  const [, first = ''] = path.split('/');
  const isLanguage = site.languages.some((code) => code === first.toLowerCase());
  const inCase = isLanguage ? `/${first.toLowerCase()}${path.slice(first.length + 1)}` : path;
  const { language, path: pagePath } = parseLocalizedPath(site, inCase);
  const written = siteContent.in(language).tree.pathInAnyCase(pagePath);
  const proper = written && localizedPath(site, language, written);
  if (!proper || proper === path) return undefined;
  const mark = url.indexOf('?');
  const query = mark === -1 ? '' : url.slice(mark);
  return { kind: 'redirect', status: 308, location: locationHeader(encodeURI(proper) + query) };
};
