import type { Facet } from '../../search/port.ts';
import type { CarCardData } from '../card.ts';
import { type CarList, PAGE_SIZE } from './car-list.ts';

/** How many cars there are of a list, and how many there would be with each choice. */
export type ListResult = { total: number; facets: readonly Facet[] };

/** 'reload': another list. 'more': the next page of this one. */
export type ListRequest = { number: number; kind: 'reload' | 'more' };

/** The list as it lives in the browser. */
export type ListState = {
  /** What the visitor chose; the answer may still be on its way. */
  list: CarList;
  result: ListResult;
  /** So many cards came with the page, as markup; they are nowhere else and go with the first change. */
  fromServer: number;
  cards: readonly CarCardData[];
  /** The question that these are the cards of. */
  resultNumber: number;
  pending: ListRequest | undefined;
  /** The answer takes its time: bones stand in for the cards until it, or the answer to a newer question, is there. */
  slow: boolean;
  failed: ListRequest['kind'] | undefined;
};

export type ListEvent =
  | { kind: 'requested'; question: ListRequest; list: CarList }
  | { kind: 'slow'; number: number }
  | { kind: 'received'; number: number; result?: ListResult | undefined; cards: readonly CarCardData[] }
  | { kind: 'failed'; number: number };

export type InitialList = { list: CarList; result: ListResult; shown: number; failed: boolean };

export function initialState({ list, result, shown, failed }: InitialList): ListState {
  return {
    list,
    result,
    fromServer: shown,
    cards: [],
    resultNumber: 0,
    pending: undefined,
    slow: false,
    failed: failed ? 'reload' : undefined,
  };
}

/** Only the newest question counts: what comes late to an older one changes nothing. */
export function listReducer(state: ListState, event: ListEvent): ListState {
  if (event.kind === 'requested')
    return { ...state, list: event.list, pending: event.question, failed: undefined };
  const { pending } = state;
  if (pending?.number !== event.number) return state;
  if (event.kind === 'slow') return pending.kind === 'reload' ? { ...state, slow: true } : state;
  const settled = { ...state, pending: undefined, slow: false };
  if (event.kind === 'failed') return { ...settled, failed: pending.kind };
  const result = event.result ?? state.result;
  if (pending.kind === 'more') return { ...settled, result, cards: [...state.cards, ...event.cards] };
  return { ...settled, result, resultNumber: event.number, cards: event.cards, fromServer: 0 };
}

/** Never more than the pages that are shown hold, whatever came. */
export function visibleCount({ list, result }: Pick<ListState, 'list' | 'result'>): number {
  return Math.min(result.total, list.pages * PAGE_SIZE);
}
