import { pageView } from '../../shared/analytics/events.ts';
import type { PageSink } from '../../shared/analytics/sinks.ts';
import { pageRecords } from '../../shared/platform/locale/page-records.ts';
import type { PageContext } from '../../shared/sites/page-context.ts';
import type { Texts } from '../../shared/sites/texts.ts';
import { consentSettings } from '../shell/consent/consent-settings.ts';
import type { PageTagManager } from './page-tag-manager.ts';
import type { SectionFailure } from './render-section.tsx';

type PageDataInput = {
  failures: readonly SectionFailure[];
  tags: PageTagManager | undefined;
  /** Of extensions; editors are never counted. */
  sinks?: readonly PageSink[];
  /** The page of the tree behind the address; an error page has none. */
  item: { id: string; name: string } | undefined;
  editor?:
    | {
        studioOrigins: readonly string[];
        origins: unknown;
        textKeys?: Readonly<Record<number, string>> | undefined;
      }
    | undefined;
};

/** What the browser's script needs to know of the page: consent, tag manager, texts of the section fallback. */
export function toPageData(page: PageContext, { failures, tags, sinks = [], item, editor }: PageDataInput) {
  const { site, language, texts, editing } = page;
  return {
    site: site.name,
    language,
    path: page.path,
    editing,
    studioOrigins: editor?.studioOrigins,
    // The origins in the policy: when they change, the preview reloads the page.
    origins: editor?.origins,
    textKeys: editor?.textKeys,
    gtmID: tags?.gtmID,
    tagServer: tags?.tagServer,
    sinks:
      sinks.length > 0 ? sinks.map(({ name, consent, options }) => ({ name, consent, options })) : undefined,
    consent: editing ? undefined : consentSettings(page),
    pageView: item && !editing ? pageView({ ...item, site: site.name, language }) : undefined,
    locale: pageRecords(site.country, language),
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
