import { cx } from './class-names.ts';

export type SkeletonShape = 'line' | 'title' | 'display' | 'picture' | 'circle' | 'button' | 'field';

interface Props {
  shape?: SkeletonShape | undefined;
  /** How much of the room it takes; lines end unevenly, as text does. */
  length?: 'full' | 'most' | 'half' | undefined;
  className?: string | undefined;
}

/** The bones of something that is on its way. Decorative: say once, near by, what is loading. */
export function Skeleton({ shape = 'line', length, className }: Props) {
  const long = length && length !== 'full' && `skeleton--${length}`;
  return <span aria-hidden="true" className={cx('skeleton', `skeleton--${shape}`, long, className)} />;
}

/** Bones with the shape of a card: picture, name, facts, price. */
export function CardSkeleton() {
  return (
    <div className="skeleton-card" aria-hidden="true">
      <Skeleton shape="picture" />
      <div className="skeleton-card__body">
        <Skeleton shape="title" />
        <Skeleton length="most" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="title" length="half" />
      </div>
    </div>
  );
}

/** A row of a list: mark, two lines, a figure. */
export function RowSkeleton() {
  return (
    <div className="skeleton-row" aria-hidden="true">
      <Skeleton shape="circle" />
      <span className="skeleton-text">
        <Skeleton length="half" />
        <Skeleton length="most" />
      </span>
      <Skeleton />
    </div>
  );
}

export function TextSkeleton({ lines = 4 }: { lines?: number | undefined }) {
  return (
    <div className="skeleton-text" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no name
        <Skeleton key={line} length={line === lines - 1 ? 'half' : 'full'} />
      ))}
    </div>
  );
}
