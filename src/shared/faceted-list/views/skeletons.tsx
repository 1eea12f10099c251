import { Fragment, type ReactNode } from 'react';

interface Props {
  label: string;
  /** The grid that the cards stand in. */
  className: string;
  count: number;
  /** An empty card. */
  children: ReactNode;
}

/** Empty cards while the search is slow (LIST-05). */
export function Skeletons({ label, className, count, children }: Props) {
  return (
    <div className={className} role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
        <Fragment key={at}>{children}</Fragment>
      ))}
    </div>
  );
}
