import type { Site } from '../shared/sites/site.ts';
import type { SettingDeclarations, SettingsOf } from './settings.ts';

/**
 * Where the events of the data layer go, too. The file `{extension}-{name}.sink.ts` exports `start`, a `StartSink`; it is
 * loaded once the visitor has consented.
 */
export type AnalyticsSinkDeclaration<S extends SettingDeclarations = SettingDeclarations> = {
  about: string;
  /** What the visitor has to consent to. Nothing is loaded, and nothing is sent, before. */
  consent: 'analytics' | 'marketing';
  /** The origins that it sends to, such as https://stats.example: the policy of pages allows these and no others. */
  connect: (settings: SettingsOf<S>) => readonly string[];
  /** What `start` gets in the browser, where everybody can read it; undefined where a site does without the sink. */
  options?: (site: Site, settings: SettingsOf<S>) => Readonly<Record<string, string>> | undefined;
};

/** Called once a page; what it returns gets the events of the page so far, and then each one that happens. */
export type StartSink = (
  options: Readonly<Record<string, string>>,
  page: { site: string; language: string },
) => (event: AnalyticsEvent) => void;

export type AnalyticsEvent = { readonly event: string; readonly [parameter: string]: unknown };
