import { useCallback, useEffect, useReducer, useRef } from 'react';
import { pushEvent } from '../../../../shared/analytics/data-layer.ts';
import { reportClientError } from '../../../../shared/platform/report-client-error.ts';
import {
  departmentListReducer,
  emptyDepartmentList,
  type StreamFailure,
} from '../../flow/time/department-list.ts';
import { type ClosestParams, readDepartments } from '../../flow/time/department-stream.ts';

/** The departments near the visitor, as the stream brings them. Another place or other services begin it anew (SB-80). */
export function useDepartments(params: ClosestParams | undefined) {
  const [list, dispatch] = useReducer(departmentListReducer, emptyDepartmentList);
  const stop = useRef<() => void>(undefined);
  const key = JSON.stringify(params);

  const load = useCallback((query: string, cursor?: string) => {
    stop.current?.();
    stop.current = readDepartments(JSON.parse(query) as ClosestParams, cursor, {
      open: (url) => new EventSource(url),
      dispatch,
      onFailure: reportFailure,
    });
  }, []);

  useEffect(() => {
    if (key) load(key);
    return () => stop.current?.();
  }, [key, load]);

  const loadMore = () => {
    if (key) load(key, list.departments.at(-1)?.departmentId);
  };
  return { list, loadMore };
}

/** For the analysts and in the log (SB-69, ANA-10); neither carries the plate. */
function reportFailure(reason: StreamFailure, problem: string) {
  pushEvent({ event: 'no_workshop_available', reason });
  reportClientError('NO_WORKSHOP_AVAILABLE', 'booking', problem);
}
