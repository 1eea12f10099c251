import type { ReactNode } from 'react';
import { cx } from '../../../../../shared/ui/class-names.ts';

interface Props {
  id?: string | undefined;
  title: string;
  children: ReactNode;
}

/** A section whose anchor is followed stops 112 px from the top, on narrow screens 250 (DET-09). Every page
 * leaves 112 of them already. */
export const anchorOffset = 'scroll-mt-[138px] lg:scroll-mt-0';

/** A section of a car's page, under its heading. */
export function CarSection({ id, title, children }: Props) {
  return (
    <section
      id={id}
      className={cx(
        'car-part in-[.car-in-store]:rounded-[var(--radius-panel,28px)] print:[break-inside:auto] print:in-[.car-in-store]:[break-inside:auto] print:[&_h2]:[break-after:avoid] print:[&_h2]:text-[12pt] [.car-in-store_.car-facts>&]:mt-0 deferred-layout',
        anchorOffset,
      )}
    >
      <h2 className="mb-6">{title}</h2>
      {children}
    </section>
  );
}
