import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from './class-names.ts';

type Props = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  href: string;
  icon?: ReactNode;
  iconAfter?: ReactNode;
};

/** A standalone link; its underline animates on hover. Links inside running text are plain `<a>`. */
export function TextLink({ icon, iconAfter, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={cx('text-link', className)}>
      {icon}
      {children}
      {iconAfter}
    </a>
  );
}
