import type { FindFile, FindPicture } from '../platform/fields/resolve-fields.ts';
import type { Log } from '../platform/log.ts';
import type { Picture } from '../platform/picture.ts';
import type { Theme } from '../ui/themes/theme.ts';
import type { Language } from './languages.ts';
import type { Site } from './site.ts';
import type { Texts } from './texts.ts';

/** The page that is rendered: what every view on it may know. */
export type PageContext = {
  site: Site;
  language: Language;
  /** The page's path without language prefix. */
  path: string;
  theme: Theme;
  /** The segments of the address that matched the page's wildcards. */
  wildcards: readonly string[];
  /** Only the keys that the page's blocks declared. */
  query: Readonly<Record<string, readonly string[]>>;
  editing: boolean;
  texts: Texts;
  /** The address of a path of this site in this language. */
  href: (path: string) => string;
};

/** What loading data for a page may use on the server; each module names the services it needs. */
export type LoadContext<Services> = PageContext & {
  log: Log;
  now: Date;
  picture: FindPicture;
  /** A picture by the address that a feed gave it; only those in our own library are found. */
  pictureAt: (address: string | undefined, alt: string) => Picture | undefined;
  file: FindFile;
  /** The cached page is dropped when anything carrying one of its tags changes. */
  tag: (tag: string) => void;
  signal: AbortSignal;
  services: Services;
  /** The pages above this one, the home page first. */
  trail: readonly Crumb[];
  /** Whether the site has a page at this path in this language. */
  hasPage: (path: string) => boolean;
  /** That of a part of the page, which names it. */
  themeNamed: (name: string) => Theme;
  /** The logo of a make the site sells, in black and white where there is one. */
  brandLogo: (brandCode: string) => Picture | undefined;
  /** A page that depends on the time of day is cached no longer than this. */
  validUntil: (moment: Date) => void;
};

/** What a block's view is given: its fields, the data it loaded and the page. */
export type ViewProps<Fields, Data = undefined> = { fields: Fields; data: Data; page: PageContext };

export type Crumb = { label: string; href: string };

/**
 * What a block makes of the whole page once its data is loaded, because the address named something: a car, a
 * dealership. Most blocks return none.
 */
export type PageOutcome =
  /** A temporary redirect (302) to another path of the site. */
  | { kind: 'redirect'; path: string }
  /** The page of another path is served here too; that path is cached once and is the canonical one. */
  | { kind: 'rewrite'; to: string }
  /** The block is shown, with status 404. Pages that look alike share a cache key; without one the page is not
   * cached, for there are endlessly many wrong addresses. */
  | { kind: 'notFoundWithContent'; cacheKey?: string | undefined }
  /** The site's own 404 page. */
  | { kind: 'notFound' };

/** What a block adds to the head of its page, over what the page's fields say (SHELL-25). */
export type HeadPart = {
  /** Without the site's name: it goes through the site's title template. */
  title?: string | undefined;
  description?: string | undefined;
  /** The path under which search engines know what this page shows, where it is not its own. */
  canonicalPath?: string | undefined;
  /** Shown when the page is shared. */
  picture?: Picture | undefined;
  /** The breadcrumbs, the page itself last; without them, the pages above. */
  trail?: readonly Crumb[] | undefined;
  structuredData?: readonly object[] | undefined;
};
