import type { PageContext } from '../blocks/block.ts';
import type { Texts } from '../sites/texts.ts';
import type { SectionFailure } from './render-section.tsx';

/** What the browser's script knows of the page: enough to show the section fallback and to report an error. */
export function factsOf(page: PageContext, failures: readonly SectionFailure[], gtmID: string | undefined) {
  const { texts } = page;
  return {
    site: page.site.name,
    language: page.language,
    path: page.path,
    editing: page.editing,
    gtmID,
    texts: fallbackTexts(texts),
    // Never the reason: it may name what visitors need not know.
    errors: failures.map(({ block, code }) => ({
      block,
      error: { code, message: texts('sectionErrorText') },
    })),
  };
}

export function fallbackTexts(texts: Texts) {
  return {
    sectionErrorHeading: texts('sectionErrorHeading'),
    sectionErrorText: texts('sectionErrorText'),
    sectionErrorHint: texts('sectionErrorHint'),
    sectionErrorButton: texts('sectionErrorButton'),
  };
}

export type PageFacts = ReturnType<typeof factsOf>;
