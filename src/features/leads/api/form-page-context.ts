import type { ReactNode } from 'react';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { Texts } from '../../../shared/sites/texts.ts';

export type FormPageContext = {
  site: Site;
  language: Language;
  texts: Texts;
  /** Renders a page in the site's theme that only pages of the same origin may frame. */
  page: (title: string, body: ReactNode) => { html: string; headers: Record<string, string> };
};
