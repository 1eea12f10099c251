import type { Theme } from '../ui/themes/theme.ts';
import type { Language } from './languages.ts';
import type { Site } from './site.ts';
import type { Texts } from './texts.ts';

/** The sites that are published, as features see them. A port: content knows how they come about. */
export type PublishedSites = {
  all: () => readonly Site[];
  /** Of a Host header. */
  at: (host: string) => Site | undefined;
  /** By any name: one that is not published looks like the installation's own pages. */
  themeNamed: (name: string) => Theme;
  textsOf: (site: Site, language: Language) => Texts;
};
