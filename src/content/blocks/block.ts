import type { ReactNode } from 'react';
import type { Authored, Fields, Resolved } from '../../shared/platform/fields/fields.ts';
import type { HeadPart, LoadContext, PageOutcome, ViewProps } from '../../shared/sites/page-context.ts';
import type { BlockServices } from './services.ts';
import type { Stylesheet } from './stylesheets.ts';

export type BlockContext = LoadContext<BlockServices>;

export type BlockProps<F extends Fields, Data = undefined> = ViewProps<Resolved<F>, Data>;

/** Other origins that a block needs in the browser, by CSP directive. */
export type Origins = {
  readonly frames?: readonly string[];
  readonly scripts?: readonly string[];
  /** Fetched from, and shown as pictures: tiles of a map. */
  readonly tiles?: readonly string[];
};

/** A component that editors build pages from. What editors call it is declared beside its fields. */
export type Block<F extends Fields, Data = undefined> = {
  fields: F;
  /** Query keys that change what the block shows; all others leave the cached page as it is. */
  queryKeys?: readonly string[];
  load?: (fields: Resolved<F>, context: BlockContext) => Data | Promise<Data>;
  /** Work of the view that takes long: done before it, in turns with that of others. */
  prepare?: (props: BlockProps<F, Data>) => Promise<void>;
  outcome?: (props: BlockProps<F, Data>) => PageOutcome | undefined;
  head?: (props: BlockProps<F, Data>) => HeadPart;
  /** Other origins it needs with these fields; the CSP of this page alone then allows them. */
  origins?: (fields: Resolved<F>, data: Data) => Origins;
  view: (props: BlockProps<F, Data>) => ReactNode;
  /** Run in the head of pages with this block, before the first paint; the same text for all visitors. */
  inlineScripts?: readonly string[];
  /** Loaded only on pages with this block, besides the global stylesheet. */
  stylesheets?: readonly Stylesheet[];
  /** The same as text, which a block of an extension brings along. */
  css?: string;
  /** What the gallery shows of a block of an extension; `data` stands for what it would load. */
  samples?: Readonly<Record<string, { fields: Authored<F>; data?: Data }>>;
};
