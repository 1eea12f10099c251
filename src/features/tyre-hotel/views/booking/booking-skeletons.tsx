import { Skeleton } from '../../../../shared/ui/skeleton.tsx';

const GRID_DAYS = 42;

export function CalendarSkeleton({ label }: { label: string }) {
  return (
    <div className="tyre-calendar">
      <span role="status" className="sr-only">
        {label}
      </span>
      <Skeleton shape="title" length="half" />
      <div
        className="mt-8 grid grid-cols-7 gap-1.5 [&>.skeleton]:h-12 [&>.skeleton]:w-full [&>.skeleton]:rounded-xl"
        aria-hidden="true"
      >
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
    <div className="mt-6 grid grid-cols-3 gap-2 [&>.skeleton]:h-12 [&>.skeleton]:w-full [&>.skeleton]:rounded-xl">
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
