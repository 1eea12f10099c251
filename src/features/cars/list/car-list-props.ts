import type { Language } from '../../../shared/sites/languages.ts';
import type { Crumb } from '../../../shared/sites/page-context.ts';
import type { Site } from '../../../shared/sites/site.ts';
import type { AddressNotes } from './address-notes.ts';
import type { Relaxation } from './filter-relaxation.ts';
import type { InitialList } from './list-state.ts';
import type { ListPlace } from './list-url.ts';
import type { StockOutline } from './stock-outline.ts';

/** Everything the list needs in the browser; it travels as JSON, without the cards. */
export type CarListProps = AddressNotes & {
  /** Where this list is, and where that of the whole stock is. */
  place: ListPlace;
  wholeStock: ListPlace;
  language: Language;
  country: Site['country'];
  titleTemplate: string;
  head: ListHeadProps;
  start: InitialList;
  stock: StockOutline;
  /** When nothing was found: what to let go of. */
  relaxations: readonly Relaxation[];
  texts: Readonly<Record<string, string>>;
  /** The cards of the first view. Functions do not travel: in the browser their markup is there already. */
  serverCards?: (() => CardMarkup) | undefined;
};

/** Cards as HTML, and the declarations that the page's style element must have for them. */
export type CardMarkup = { html: string; styles: readonly string[] };

export type ListHeadProps = {
  title: string;
  makeTitle: string;
  lead: string;
  /** The page's h1, with breadcrumbs. */
  isFirst: boolean;
  trail: readonly Crumb[];
  /** Values in the path that are no make: 'diesel'. */
  namedByPath: string;
  /** The path names nothing that is in stock. */
  isLost: boolean;
};
