import type { ReactNode } from 'react';
import type { Fields, Shown, Written } from '../platform/fields/fields.ts';
import type { FindFile, FindPicture } from '../platform/fields/show.ts';
import type { Log } from '../platform/log.ts';
import type { Picture } from '../platform/picture.ts';
import type { Language } from './languages.ts';
import type { Site, Theme } from './site.ts';
import type { Texts } from './texts.ts';
import type { BlockServices } from '../blocks/services.ts';
import type { Stylesheet } from '../blocks/stylesheets.ts';

/** What every block may know of the page it stands on. */
export type PageContext = {
  site: Site;
  language: Language;
  /** The page's path without language prefix. */
  path: string;
  theme: Theme;
  /** What the wildcard segments of the address were. */
  wildcards: readonly string[];
  /** Only the keys that the page's blocks declared. */
  query: Readonly<Record<string, readonly string[]>>;
  editing: boolean;
  texts: Texts;
  /** The address of a path of this site in this language. */
  href: (path: string) => string;
};

/** What a block may use while it fetches its data on the server. */
export type LoadContext = PageContext & {
  log: Log;
  now: Date;
  picture: FindPicture;
  /** A picture by the address that a feed gave it; only those of our own library are shown. */
  pictureAt: (address: string | undefined, alt: string) => Picture | undefined;
  file: FindFile;
  /** The cached page is dropped when anything carrying one of its tags changes. */
  tag: (tag: string) => void;
  signal: AbortSignal;
  services: BlockServices;
  /** The pages above this one, the home page first. */
  trail: readonly Crumb[];
  /** The mark of a make the site sells, in black and white where there is one. */
  brandLogo: (brandCode: string) => Picture | undefined;
  /** A page that speaks of now says until when it is true; it is not kept longer. */
  validUntil: (moment: Date) => void;
};

export type Crumb = { label: string; href: string };

/**
 * What a block makes of the whole page once its data is there, because the address named something: a car, a
 * dealership. Most blocks make nothing of it.
 */
export type PageOutcome =
  /** The visitor is sent to another path of the site, this time (302). */
  | { kind: 'elsewhere'; path: string }
  /** The page of another path of the site is shown here too; it is made and kept once, and is the canonical one. */
  | { kind: 'copy'; of: string }
  /** The block shows what it has, but the answer is 404. Addresses whose pages look alike share one; without a name
   * for what they share the page is not kept at all, for there are endlessly many wrong addresses. */
  | { kind: 'gone'; alike?: string | undefined }
  /** The site's own page for addresses that lead nowhere. */
  | { kind: 'nowhere' };

/** What a block says in the head of its page, over what the page's fields say (SHELL-25). */
export type HeadPart = {
  /** Without the site's name: it goes through the site's title template. */
  title?: string | undefined;
  description?: string | undefined;
  /** Shown when the page is shared. */
  picture?: Picture | undefined;
  /** The way to this page, the page itself last; without it, the pages above. */
  trail?: readonly Crumb[] | undefined;
  structuredData?: readonly object[] | undefined;
};

export type BlockProps<F extends Fields, Data = undefined> = {
  fields: Shown<F>;
  data: Data;
  page: PageContext;
};

/** Other origins that a block reaches for in the browser, and what for. */
export type Origins = { readonly frames?: readonly string[]; readonly scripts?: readonly string[] };

/** A piece that editors build pages from. What they call it stands in block-labels.ts. */
export type Block<F extends Fields, Data = undefined> = {
  fields: F;
  /** Query keys that change what the block shows; all others leave the cached page as it is. */
  queryKeys?: readonly string[];
  load?: (fields: Shown<F>, context: LoadContext) => Data | Promise<Data>;
  outcome?: (props: BlockProps<F, Data>) => PageOutcome | undefined;
  head?: (props: BlockProps<F, Data>) => HeadPart;
  /** Other origins it needs with these fields; the page's policy then allows them, on this page alone. */
  origins?: (fields: Shown<F>, data: Data) => Origins;
  view: (props: BlockProps<F, Data>) => ReactNode;
  /** Stylesheets that only pages with such blocks load, besides the one of all pages. */
  stylesheets?: readonly Stylesheet[];
  /** Shown in the block gallery, each under its name. */
  samples: Readonly<Record<string, Written<F>>>;
};
