import type { SiteContent } from '../../../content/publishing/site-content.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { createTextMarker, type TextMarker, withoutMarks } from '../../render/editing/text-marks.ts';

/** Numbers every text of a site in a language by its key. */
export function markerFor(siteContent: SiteContent, language: Language): TextMarker {
  return createTextMarker(Object.keys(siteContent.in(language).dictionary).sort());
}

/** The same site for one response, with a mark behind every text of the product. */
export function withMarkedTexts(siteContent: SiteContent, marker: TextMarker): SiteContent {
  return {
    ...siteContent,
    in: (language) => {
      const content = siteContent.in(language);
      return { ...content, texts: marker.mark(content.texts) };
    },
  };
}

/** Nobody points at a title or at what search engines read. */
export function withoutMarksInHead(html: string): string {
  const end = html.indexOf('</head>');
  return withoutMarks(html.slice(0, end)) + html.slice(end);
}
