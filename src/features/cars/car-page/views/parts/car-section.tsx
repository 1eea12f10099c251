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
    <section id={id} className={cx('car-part deferred-layout', anchorOffset)}>
      <h2 className="mb-6">{title}</h2>
      {children}
    </section>
  );
}
