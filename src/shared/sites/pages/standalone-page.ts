import type { ReactNode } from 'react';
import type { Language } from '../languages.ts';
import type { Theme } from '../site.ts';

/** A page that is in no content tree: of a link in a mail, of the staff, of the installation itself. Never indexed. */
export type StandalonePage = {
  title: string;
  description: string;
  language: Language;
  theme: Theme;
  body: ReactNode;
  /** Beside the stylesheet of all pages, by their path in the repository. */
  stylesheets?: readonly string[] | undefined;
};

/** The installation's design around a body, with the headers that a page needs. A port: only `web` renders pages. */
export type RenderStandalonePage = (page: StandalonePage) => {
  html: string;
  headers: Readonly<Record<string, string>>;
};
