import type { Facet } from '../../search/port.ts';
import type { CarCardData } from '../card.ts';
import { type CarList, PAGE_SIZE } from './car-list.ts';

/** How many cars there are of a list, and how many there would be with each choice. */
export type ListResult = { total: number; facets: readonly Facet[] };

/** 'anew': another list. 'more': the next page of this one. */
export type ListRequest = { number: number; kind: 'anew' | 'more' };

/** The list as it lives in the browser. */
export type ListState = {
  /** What the visitor chose; the answer may still be on its way. */
  list: CarList;
  answer: ListResult;
  /** So many cards came with the page, as markup; they are nowhere else and go with the first change. */
  fromServer: number;
  cards: readonly CarCardData[];
  /** The question that these are the cards of. */
  answered: number;
  asked: ListRequest | undefined;
  /** The answer takes its time: bones stand in for the cards until it, or the answer to a newer question, is there. */
  slow: boolean;
  failed: ListRequest['kind'] | undefined;
};

export type ListEvent =
  | { kind: 'asked'; question: ListRequest; list: CarList }
  | { kind: 'slow'; number: number }
  | { kind: 'answered'; number: number; answer?: ListResult | undefined; cards: readonly CarCardData[] }
  | { kind: 'failed'; number: number };

export type InitialList = { list: CarList; answer: ListResult; shown: number; failed: boolean };

export function initialState({ list, answer, shown, failed }: InitialList): ListState {
  return {
    list,
    answer,
    fromServer: shown,
    cards: [],
    answered: 0,
    asked: undefined,
    slow: false,
    failed: failed ? 'anew' : undefined,
  };
}

/** Only the newest question counts: what comes late to an older one changes nothing. */
export function listReducer(state: ListState, event: ListEvent): ListState {
  if (event.kind === 'asked') return { ...state, list: event.list, asked: event.question, failed: undefined };
  const { asked } = state;
  if (asked?.number !== event.number) return state;
  if (event.kind === 'slow') return asked.kind === 'anew' ? { ...state, slow: true } : state;
  const settled = { ...state, asked: undefined, slow: false };
  if (event.kind === 'failed') return { ...settled, failed: asked.kind };
  const answer = event.answer ?? state.answer;
  if (asked.kind === 'more') return { ...settled, answer, cards: [...state.cards, ...event.cards] };
  return { ...settled, answer, answered: event.number, cards: event.cards, fromServer: 0 };
}

/** Never more than the pages that are shown hold, whatever came. */
export function visibleCount({ list, answer }: Pick<ListState, 'list' | 'answer'>): number {
  return Math.min(answer.total, list.pages * PAGE_SIZE);
}
