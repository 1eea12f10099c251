/** 'reload': another query. 'more': the next page of this one. */
export type ListRequest<Query> = { number: number; kind: 'reload' | 'more'; query: Query };

/** A list in the browser. `Query` is what the visitor chose, `Data` what is shown of its result. */
export type ListQueryState<Query, Data> = {
  /** The chosen query; its result may still be loading. */
  query: Query;
  /** The query whose result is shown. */
  loadedQuery: Query;
  data: Data;
  /** The request that the data began with; the next pages of it keep the number. */
  resultNumber: number;
  pending: ListRequest<Query> | undefined;
  /** The response is slow: a skeleton is shown until it, or that of a newer request, arrives. */
  slow: boolean;
  failed: ListRequest<Query> | undefined;
};

export type ListQueryEvent<Query, Data> =
  | { kind: 'requested'; request: ListRequest<Query> }
  | { kind: 'slow'; number: number }
  | { kind: 'received'; number: number; update: (shown: Data) => Data }
  | { kind: 'failed'; number: number };

export type InitialListQuery<Query, Data> = { query: Query; data: Data; failed?: boolean | undefined };

export function initialListState<Query, Data>(
  start: InitialListQuery<Query, Data>,
): ListQueryState<Query, Data> {
  const { query, data, failed } = start;
  return {
    query,
    loadedQuery: query,
    data,
    resultNumber: 0,
    pending: undefined,
    slow: false,
    failed: failed ? { number: 0, kind: 'reload', query } : undefined,
  };
}

/** Only the newest request counts; late responses to older ones are ignored. */
export function listReducer<Query, Data>(
  state: ListQueryState<Query, Data>,
  event: ListQueryEvent<Query, Data>,
): ListQueryState<Query, Data> {
  if (event.kind === 'requested')
    return { ...state, query: event.request.query, pending: event.request, failed: undefined };
  const { pending } = state;
  if (pending?.number !== event.number) return state;
  if (event.kind === 'slow') return pending.kind === 'reload' ? { ...state, slow: true } : state;
  const settled = { ...state, pending: undefined, slow: false };
  if (event.kind === 'failed') return { ...settled, failed: pending };
  const resultNumber = pending.kind === 'reload' ? event.number : state.resultNumber;
  return { ...settled, resultNumber, loadedQuery: pending.query, data: event.update(state.data) };
}
