import type { PublishedContent } from '../publishing/published-content.ts';
import type { SiteContent } from '../publishing/site-content.ts';
import type { RenderDeps } from '../render/render-request.ts';
import type { Language } from '../sites/languages.ts';
import type { PageCache } from './page-cache.ts';
import type { StoredPage } from './stored-page.ts';

/** One visitor's request for a page, and what the steps have found out about it so far. */
export type RequestContext = {
  /** The Host header, as it came. */
  hostHeader: string;
  /** Host without port, lower case. */
  host: string;
  /** The request line's address, as it came. */
  url: string;
  /** Decoded, without trailing slash. */
  path: string;
  query: URLSearchParams;
  siteContent?: SiteContent;
  language?: Language;
  /** The path without its language. */
  pagePath?: string;
};

export type PipelineResult =
  | { kind: 'page'; page: StoredPage }
  | { kind: 'redirect'; status: 302 | 308; location: string }
  | { kind: 'badRequest' };

export type AppContext = RenderDeps & {
  content: PublishedContent;
  cache: PageCache;
  /** Plain localhost and unknown hosts show the directory of sites. */
  showsDirectory: boolean;
  port: number;
  /** Where editors have the studio open, if that is not at the sites' own hosts; undefined without a studio. */
  studio?: { origin: string | undefined } | undefined;
};

/** A step either answers or says nothing, and the next one has its turn. */
export type PipelineStep = (
  context: RequestContext,
  app: AppContext,
) => Promise<PipelineResult | undefined> | PipelineResult | undefined;
