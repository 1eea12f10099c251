import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** As high as a list with its first category open, so that little moves when it comes. */
export function OfferingsSkeleton({ label }: { label: string }) {
  return (
    <div className="grid gap-4 border-t border-t-line py-6 [&>.skeleton--half]:my-2 [&>.skeleton--half]:w-48">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton shape="title" length="half" />
      <Skeleton className="h-20 rounded-[var(--booking-row)]" />
      <Skeleton className="h-20 rounded-[var(--booking-row)]" />
      <Skeleton className="h-20 rounded-[var(--booking-row)]" />
      <Skeleton shape="title" length="half" />
      <Skeleton shape="title" length="half" />
    </div>
  );
}
