import type { ReactNode } from 'react';
import type { BlockServices } from '../../content/blocks/services.ts';
import type { Page } from '../../content/publishing/page.ts';
import type { PublishedContent } from '../../content/publishing/published-content.ts';
import type { SiteContent } from '../../content/publishing/site-content.ts';
import type { Log } from '../../shared/platform/log.ts';
import type { PageContext } from '../../shared/sites/page-context.ts';
import type { Assets } from './assets.ts';
import type { SectionFailure } from './render-section.tsx';

export type RenderRequest = {
  content: PublishedContent;
  siteContent: SiteContent;
  page: Page;
  wildcards: readonly string[];
  query: Readonly<Record<string, readonly string[]>>;
  editing: boolean;
  /** Where the editor sits, and what he should know about what he sees. */
  editor?: Editor | undefined;
  /** Error pages have their own main area; they are not indexed and have no canonical address. */
  main?: (page: PageContext) => ReactNode;
};

export type Editor = {
  /** Origins that the studio may be open at: they may frame the page and receive its messages. */
  studioOrigins: readonly string[];
  notes: readonly string[];
  /** Where texts are marked: which keys the page has asked for, by the numbers of their marks. */
  usedTexts?: (() => Readonly<Record<number, string>>) | undefined;
};

export type RenderedPage = {
  /** 503: the block that the page is about could not be shown. */
  status: 200 | 404 | 503;
  html: string;
  policy: string;
  tags: readonly string[];
  failures: readonly SectionFailure[];
  validUntil: Date | undefined;
};

export type RenderDeps = {
  assets: Assets;
  log: Log;
  now: () => Date;
  services: BlockServices;
  /** How many of a hundred visits measure web vitals. */
  vitalsPercent: number;
};
