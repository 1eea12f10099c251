import * as X from 'lucide-react/icons/x';
import type { ComponentPropsWithoutRef } from 'react';
import { cx } from './class-names.ts';
import { IconShape } from './icon-shape.tsx';

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string };

export function ChipLink({ className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={cx('chip', className)}>
      {children}
    </a>
  );
}

type RemovableProps = LinkProps & {
  /** What a press does, in words: 'Remove Diesel'. */
  removeLabel: string;
};

/** A chosen filter; the whole chip takes it away. */
export function RemovableChip({ removeLabel, className, children, ...rest }: RemovableProps) {
  return (
    <ChipLink {...rest} aria-label={removeLabel} className={cx('chip--removable', className)}>
      {children}
      <IconShape of={X} size="small" />
    </ChipLink>
  );
}
