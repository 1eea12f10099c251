import { Skeleton } from '../../../shared/ui/skeleton.tsx';

/** As high as a list with its first category open, so that little moves when it comes. */
export function OfferingsSkeleton({ label }: { label: string }) {
  return (
    <div className="offerings-skeleton">
      <p role="status" className="sr-only">
        {label}
      </p>
      <Skeleton shape="title" length="half" />
      <Skeleton className="offerings-skeleton__row" />
      <Skeleton className="offerings-skeleton__row" />
      <Skeleton className="offerings-skeleton__row" />
      <Skeleton shape="title" length="half" />
      <Skeleton shape="title" length="half" />
    </div>
  );
}
