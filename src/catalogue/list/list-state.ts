import type { Facet } from '../../search/port.ts';
import type { CarCardData } from '../card.ts';
import { type CarList, PAGE_SIZE } from './car-list.ts';

/** The number of cars in a list, and the facet counts. */
export type ListResult = { total: number; facets: readonly Facet[] };

/** 'reload': another list. 'more': the next page of this one. */
export type ListRequest = { number: number; kind: 'reload' | 'more' };

/** The list as it lives in the browser. */
export type ListState = {
  /** The chosen list; its result may still be loading. */
  list: CarList;
  result: ListResult;
  /** The number of cards rendered by the server; their markup is dropped with the first change. */
  fromServer: number;
  cards: readonly CarCardData[];
  /** The request that these cards belong to. */
  resultNumber: number;
  pending: ListRequest | undefined;
  /** The response is slow: a skeleton is shown until it, or that of a newer request, arrives. */
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

/** Only the newest request counts; late responses to older ones are ignored. */
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
