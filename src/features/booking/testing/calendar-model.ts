import type { Claim } from '../booking-store.ts';
import type { Interval } from '../calendar/bay.ts';

type Entry = Interval & {
  kind: 'booking' | 'hold' | 'block';
  bayId: string;
  date: string;
  expiresAt?: number;
};

/** What the calendar should hold, in the plainest way: a list that is searched through. The clock counts minutes. */
export class CalendarModel {
  readonly entries = new Map<string, Entry>();
  now = 0;

  tick(minutes: number): void {
    this.now += minutes;
    for (const [id, { expiresAt }] of this.entries)
      if (expiresAt !== undefined && expiresAt <= this.now) this.entries.delete(id);
  }

  /** Bays of a claim with nothing in the way, apart from what the taker gives up for it. */
  freeBays(claim: Claim, givenUp?: string): readonly string[] {
    const others = [...this.entries].filter(([id]) => id !== givenUp).map(([, entry]) => entry);
    return claim.bayIds.filter(
      (bayId) =>
        !others.some(
          (each) =>
            each.bayId === bayId &&
            each.date === claim.date &&
            each.startsAt < claim.endsAt &&
            claim.startsAt < each.endsAt,
        ),
    );
  }

  put(id: string, kind: Entry['kind'], { date, startsAt, endsAt }: Claim, bayId: string, expiresAt?: number) {
    this.entries.set(id, {
      kind,
      bayId,
      date,
      startsAt,
      endsAt,
      ...(expiresAt !== undefined && { expiresAt }),
    });
  }

  ids(kind: Entry['kind']): readonly string[] {
    return [...this.entries].filter(([, entry]) => entry.kind === kind).map(([id]) => id);
  }

  /** In the order of the calendar, for comparing. */
  list(): readonly string[] {
    return [...this.entries]
      .map(([id, each]) => [id, each.kind, each.bayId, each.date, each.startsAt, each.endsAt].join(' '))
      .sort();
  }
}
