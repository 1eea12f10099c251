import { AsyncLocalStorage } from 'node:async_hooks';

/** The request that the present work is done for, also when it is done later, such as a delivery. */
export type RequestScope = { requestId: string };

const scopes = new AsyncLocalStorage<RequestScope>();

/** Logs, upstream calls and deliveries below `work` name the request without being told. */
export function runInRequest<Result>(scope: RequestScope, work: () => Result): Result {
  return scopes.run(scope, work);
}

export function currentRequest(): RequestScope | undefined {
  return scopes.getStore();
}
