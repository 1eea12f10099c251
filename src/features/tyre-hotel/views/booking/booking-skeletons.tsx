import { Skeleton } from '../../../../shared/ui/skeleton.tsx';

const GRID_DAYS = 42;

export function CalendarSkeleton({ label }: { label: string }) {
  return (
    <div className="tyre-calendar">
      <span role="status" className="sr-only">
        {label}
      </span>
      <Skeleton shape="title" length="half" />
      <div className="tyre-calendar__skeleton" aria-hidden="true">
        {Array.from({ length: GRID_DAYS }, (_, day) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all alike
          <Skeleton key={day} shape="button" />
        ))}
      </div>
    </div>
  );
}

const SKELETON_TIMES = 9;

export function TimesSkeleton({ label }: { label: string }) {
  return (
    <div className="time-grid">
      <span role="status" className="sr-only">
        {label}
      </span>
      {Array.from({ length: SKELETON_TIMES }, (_, time) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all alike
        <Skeleton key={time} shape="button" />
      ))}
    </div>
  );
}
