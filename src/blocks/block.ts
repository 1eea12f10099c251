import type { ReactNode } from 'react';
import type { Fields, Shown, Written } from '../platform/fields/fields.ts';
import type { FindPicture } from '../platform/fields/show.ts';
import type { Log } from '../platform/log.ts';
import type { Language } from '../sites/languages.ts';
import type { Site, Theme } from '../sites/site.ts';
import type { Texts } from '../sites/texts.ts';
import type { Services } from './services.ts';

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
  /** The cached page is dropped when anything carrying one of its tags changes. */
  tag: (tag: string) => void;
  signal: AbortSignal;
  services: Services;
};

export type BlockProps<F extends Fields, Data = undefined> = {
  fields: Shown<F>;
  data: Data;
  page: PageContext;
};

/** A piece that editors build pages from. */
export type Block<F extends Fields, Data = undefined> = {
  label: string;
  help: string;
  fields: F;
  /** Query keys that change what the block shows; all others leave the cached page as it is. */
  queryKeys?: readonly string[];
  load?: (fields: Shown<F>, context: LoadContext) => Data | Promise<Data>;
  view: (props: BlockProps<F, Data>) => ReactNode;
  /** Shown in the block gallery, each under its name. */
  samples: Readonly<Record<string, Written<F>>>;
};
