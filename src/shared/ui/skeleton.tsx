import { cx } from './class-names.ts';

export type SkeletonShape = 'line' | 'title' | 'picture' | 'button' | 'field';

interface Props {
  shape?: SkeletonShape | undefined;
  /** How much of the width it takes; lines end unevenly, as text does. */
  length?: 'full' | 'most' | 'half' | undefined;
  className?: string | undefined;
}

/** A placeholder while content loads. Decorative: say once, near by, what is loading. */
export function Skeleton({ shape = 'line', length, className }: Props) {
  const long = length && length !== 'full' && `skeleton--${length}`;
  return <span aria-hidden="true" className={cx('skeleton', `skeleton--${shape}`, long, className)} />;
}

/** A skeleton with the shape of a card: picture, name, facts, price. */
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
