import type { Language } from './languages.ts';
import type { Site } from './site.ts';
import type { Texts } from './texts.ts';

/** The sites that are published, as features see them. A port: content knows how they come about. */
export type PublishedSites = {
  all: () => readonly Site[];
  /** Of a Host header. */
  at: (host: string) => Site | undefined;
  textsOf: (site: Site, language: Language) => Texts;
};
