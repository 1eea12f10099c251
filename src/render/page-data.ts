import { pageView } from '../analytics/events.ts';
import { consentSettings } from '../shell/consent/consent-settings.ts';
import type { PageContext } from '../sites/page-context.ts';
import type { Texts } from '../sites/texts.ts';
import type { PageTagManager } from './page-tag-manager.ts';
import type { SectionFailure } from './render-section.tsx';

type PageDataInput = {
  failures: readonly SectionFailure[];
  tags: PageTagManager | undefined;
  /** The page of the tree behind the address; a page that stands for an error has none. */
  item: { id: string; name: string } | undefined;
  editor?: { studioOrigins: readonly string[]; origins: unknown } | undefined;
};

/** What the browser's script knows of the page: how to ask for consent, whom to tell, what to show when a part fails. */
export function toPageData(page: PageContext, { failures, tags, item, editor }: PageDataInput) {
  const { site, language, texts, editing } = page;
  return {
    site: site.name,
    language,
    path: page.path,
    editing,
    studioOrigins: editor?.studioOrigins,
    // What the policy lets blocks reach: where it changes, the page is loaded anew.
    origins: editor?.origins,
    gtmID: tags?.gtmID,
    tagServer: tags?.tagServer,
    consent: editing ? undefined : consentSettings(page),
    pageView: item && !editing ? pageView({ ...item, site: site.name, language }) : undefined,
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

export type PageData = ReturnType<typeof toPageData>;
