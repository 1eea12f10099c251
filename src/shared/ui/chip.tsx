import type { ComponentPropsWithoutRef } from 'react';
import { cx } from './class-names.ts';

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string };

export function ChipLink({ className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={cx('chip', className)}>
      {children}
    </a>
  );
}
