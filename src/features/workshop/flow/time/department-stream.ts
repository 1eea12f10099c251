import type { DepartmentOrder } from '../../department.ts';
import type { DepartmentStreamEvent, StreamFailure } from './department-list.ts';
import { parseStreamMessage } from './stream-message.ts';
import type { OwnHold } from './time-slots-request.ts';

export type ClosestParams = {
  registrationNumber: string;
  serviceOfferings: readonly string[];
  latitude: number;
  longitude: number;
  sort: DepartmentOrder;
} & OwnHold;

export function closestAvailableUrl(
  { registrationNumber, serviceOfferings, latitude, longitude, sort, holdId }: ClosestParams,
  cursor?: string,
): string {
  const query = new URLSearchParams({
    regNo: registrationNumber,
    serviceOfferings: serviceOfferings.join(','),
    latitude: String(latitude),
    longitude: String(longitude),
    ...(sort !== 'nearest' && { sort }),
    ...(cursor !== undefined && { cursor }),
    ...(holdId !== undefined && { holdId }),
  });
  return `/api/mechmate/departments/closestAvailable?${query}`;
}

/** What is used of an `EventSource`. */
export type EventStream = Pick<EventSource, 'close'> & {
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
};

/** A stream that says nothing for so long is broken, whatever the connection says. */
const SILENCE_MS = 30_000;

type StreamDeps = {
  open: (url: string) => EventStream;
  dispatch: (event: DepartmentStreamEvent) => void;
  /** Once, when the stream ends without a department or in an error (SB-69). */
  onFailure: (reason: StreamFailure, problem: string) => void;
};

/**
 * One batch of departments. The browser would reconnect by itself and send the same ones again, so the connection is
 * closed at the first end, error or nosites (SB-66). Returns how to stop it earlier.
 */
export function readDepartments(
  params: ClosestParams,
  cursor: string | undefined,
  { open, dispatch, onFailure }: StreamDeps,
): () => void {
  const source = open(closestAvailableUrl(params, cursor));
  let isClosed = false;
  let isEmpty = true;
  let silence: ReturnType<typeof setTimeout>;
  const close = () => {
    isClosed = true;
    clearTimeout(silence);
    source.close();
  };
  const fail = (reason: StreamFailure, problem: string) => {
    close();
    dispatch({ type: 'failed', reason });
    onFailure(reason, problem);
  };
  const endWithoutDepartments = () => {
    if (cursor === undefined) return fail('no sites', 'no workshop has a free time');
    // There are no further ones: the end of the list, not a failure.
    close();
    dispatch({ type: 'failed', reason: 'no sites' });
  };
  const waitForNext = () => {
    clearTimeout(silence);
    silence = setTimeout(() => fail('error', 'the stream is silent'), SILENCE_MS);
  };
  const whileOpen = (handle: (event: MessageEvent<string>) => void) => (event: MessageEvent<string>) => {
    if (!isClosed) handle(event);
  };
  dispatch({ type: 'opened', cursor });
  waitForNext();
  source.addEventListener(
    'message',
    whileOpen(({ data }) => {
      const message = parseStreamMessage(data);
      if (message.kind === 'department') {
        isEmpty = false;
        waitForNext();
        dispatch({ type: 'department', department: message.department });
      } else if (message.kind === 'no sites') endWithoutDepartments();
      else fail('error', message.problem);
    }),
  );
  source.addEventListener(
    'end',
    whileOpen(() => {
      if (isEmpty) return endWithoutDepartments();
      close();
      dispatch({ type: 'ended' });
    }),
  );
  source.addEventListener(
    'error',
    whileOpen(() => fail('error', 'the connection was lost')),
  );
  return close;
}
