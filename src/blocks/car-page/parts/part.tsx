import type { ReactNode } from 'react';
import { cx } from '../../../ui/class-names.ts';

interface Props {
  id?: string | undefined;
  title: string;
  children: ReactNode;
}

/** How far from the top a section comes to rest when its anchor is followed (DET-09). */
export const landing = 'scroll-mt-[250px] lg:scroll-mt-28';

/** A section of a car's page, under its heading. */
export function Part({ id, title, children }: Props) {
  return (
    <section id={id} className={cx('car-part', landing)}>
      <h2 className="mb-6">{title}</h2>
      {children}
    </section>
  );
}
