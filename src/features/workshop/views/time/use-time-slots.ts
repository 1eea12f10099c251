import { useCallback, useEffect, useRef, useState } from 'react';
import type { DaySlots } from '../../../booking/calendar/time-slot.ts';
import { fetchTimeSlots, type OwnHold } from '../../flow/time/time-slots-request.ts';

export type TimeSlotsByWeek = {
  /** Undefined while they are fetched. */
  find: (departmentId: string, monday: string) => readonly DaySlots[] | undefined;
  load: (departmentId: string, monday: string) => void;
};

type Params = { registrationNumber: string; serviceOfferings: readonly string[] } & OwnHold;
type Query = [registrationNumber: string, serviceOfferings: string[], holdId: string | null];
type Weeks = ReadonlyMap<string, readonly DaySlots[]>;

/** The weeks of all departments that were looked at, each fetched once for a car and its services. */
export function useTimeSlots(params: Params | undefined): TimeSlotsByWeek {
  const [weeks, setWeeks] = useState<Weeks>(new Map());
  const requests = useRef(new Map<string, AbortController>());
  const query = params && JSON.stringify([params.registrationNumber, params.serviceOfferings, params.holdId]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other services have other times
  useEffect(() => {
    setWeeks(new Map());
    const running = requests.current;
    return () => {
      for (const abort of running.values()) abort.abort();
      running.clear();
    };
  }, [query]);

  const load = useCallback(
    (departmentId: string, monday: string) => {
      const key = keyOf(departmentId, monday);
      if (!query || requests.current.has(key)) return;
      const abort = new AbortController();
      requests.current.set(key, abort);
      const [registrationNumber, serviceOfferings, hold] = JSON.parse(query) as Query;
      const slots = { registrationNumber, departmentId, serviceOfferings, holdId: hold ?? undefined };
      void fetchTimeSlots(slots, monday, abort.signal).then((days) => {
        if (abort.signal.aborted) return;
        // A week that could not be had is fetched again when it is looked at again.
        if (days.length === 0) requests.current.delete(key);
        setWeeks((before) => new Map(before).set(key, days));
      });
    },
    [query],
  );
  return { find: (departmentId, monday) => weeks.get(keyOf(departmentId, monday)), load };
}

function keyOf(departmentId: string, monday: string): string {
  return `${monday} ${departmentId}`;
}
