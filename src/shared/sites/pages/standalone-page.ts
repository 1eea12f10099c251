import type { ReactNode } from 'react';
import type { Theme } from '../../ui/themes/theme.ts';
import type { Language } from '../languages.ts';
import type { Site } from '../site.ts';

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

type RenderedPage = { html: string; headers: Record<string, string> };

/** The installation's design around a body, with the headers that a page needs. A port: only `web` renders pages. */
export type RenderStandalonePage = (page: StandalonePage) => RenderedPage;

/** The design of a site around a body. Nobody may frame the page, or the site itself and the studio. */
export type RenderSitePage = (
  site: Site,
  page: Pick<StandalonePage, 'title' | 'language' | 'body' | 'stylesheets'> & {
    isFramedByStudio?: boolean;
  },
) => RenderedPage;
