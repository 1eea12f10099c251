import type { SiteContent } from '../../content/publishing/site-content.ts';
import type { LocationHeader } from '../../shared/platform/location-header.ts';
import type { Language } from '../../shared/sites/languages.ts';
import type { Client } from './render-queue.ts';
import type { ServerContext } from './server-context.ts';
import type { StoredPage } from './stored-page.ts';

/** A request for a page, and what the steps of the pipeline have found out about it so far. */
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
  client: Client;
  siteContent?: SiteContent;
  language?: Language;
  /** The path without its language. */
  pagePath?: string;
};

export type PipelineResult =
  | { kind: 'page'; page: StoredPage }
  | { kind: 'redirect'; status: 302 | 308; location: LocationHeader }
  | { kind: 'badRequest' };

/** The first step that returns a result ends the pipeline. */
export type PipelineStep = (
  context: RequestContext,
  app: ServerContext,
) => Promise<PipelineResult | undefined> | PipelineResult | undefined;
