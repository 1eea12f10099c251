import { useCallback, useEffect, useId, useRef } from 'react';
import type { Facet } from '../../search/port.ts';
import type { Language } from '../../sites/languages.ts';
import { type FacetedList, type FacetValuePath, toggleValue } from '../faceted-list.ts';
import type { ListDeclaration } from '../list-declaration.ts';
import type { InitialListQuery, ListRequest } from '../list-query-state.ts';
import type { ListTools } from './list-context.ts';
import { useDrawer } from './use-drawer.ts';
import { useFocusFirstNew } from './use-focus-first-new.ts';
import { useIslandTexts } from './use-island-texts.ts';
import { useListQuery } from './use-list-query.ts';
import { useScrollToListTop } from './use-scroll-to-list-top.ts';

/** What is shown of a list: its cards, how many there are, and how many there would be of everything in the panel. */
export type ListPage<Card> = { cards: readonly Card[]; total: number; facets: readonly Facet[] };

interface Options<L, Page> {
  declaration: ListDeclaration;
  language: Language;
  /** Those that travelled with the island. */
  texts: Readonly<Record<string, string>>;
  initial: InitialListQuery<L, Page>;
  /** Fetches one page alone; the first, 0, with the facets. */
  fetchPage: (list: L, page: number, signal: AbortSignal) => Promise<Page>;
  /** The name of the list in the entries of the history. */
  historyKey: string;
  addressOf: (list: L) => string;
  /** Finds the cards, for the first new one gets the focus. */
  cardSelector: string;
  /** When the visitor changes the list. */
  onChange?: (() => void) | undefined;
  /** Another list is shown where the visitor is, and not from its top. */
  staysInPlace?: true;
}

/** A list as it lives in the browser: what it shows, and how a visitor changes that. */
export function useFacetedList<L extends FacetedList, Page extends ListPage<unknown>>(
  options: Options<L, Page>,
) {
  const { declaration, fetchPage, language, addressOf } = options;
  const formId = `${useId()}-form`;
  const texts = useIslandTexts(options.texts, language);
  const drawer = useDrawer();
  const items = useListQuery<L, Page>({
    initial: options.initial,
    load: (request, _, signal) => loadPages(request, (list, page) => fetchPage(list, page, signal)),
    historyKey: options.historyKey,
    urlOf: addressOf,
    takesBack: drawer.takesBack,
  });
  const { query: list } = items.state;
  const place = useRef<HTMLDivElement>(null);
  useFocusFirstNew(place, options.cardSelector, items.state);
  const top = useScrollToListTop(place);
  function change(next: L) {
    options.onChange?.();
    if (drawer.takeEntry()) items.replace(next);
    else items.change(next);
    if (!options.staysInPlace) top.show();
  }
  const newest = useRef({ list, change });
  useEffect(() => {
    newest.current = { list, change };
  });
  const toggle = useCallback(
    (value: FacetValuePath) => newest.current.change(toggleValue(newest.current.list, value, declaration)),
    [declaration],
  );
  const more = () => items.more({ ...list, pages: list.pages + 1 });
  const tools: ListTools<L> = { declaration, list, language, texts, formId, addressOf, change, toggle };
  return { ...items, place, drawer, change, more, tools };
}

/** Each page is a request of its own; a list that shows several asks for all of them at once. */
async function loadPages<L extends FacetedList, Page extends ListPage<unknown>>(
  { kind, query: list }: ListRequest<L>,
  fetchPage: (list: L, page: number) => Promise<Page>,
): Promise<(shown: Page) => Page> {
  if (kind === 'more') {
    const { cards } = await fetchPage(list, list.pages - 1);
    return (shown) => ({ ...shown, cards: [...shown.cards, ...cards] });
  }
  const [first, ...others] = await Promise.all([
    fetchPage(list, 0),
    ...Array.from({ length: list.pages - 1 }, (_, at) => fetchPage(list, at + 1)),
  ]);
  const cards = [first, ...others].flatMap((page) => page.cards);
  return () => ({ ...first, cards });
}
