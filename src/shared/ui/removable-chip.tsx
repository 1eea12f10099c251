import * as X from 'lucide-react/icons/x';
import type { ComponentPropsWithoutRef } from 'react';
import { ChipLink } from './chip.tsx';
import { cx } from './class-names.ts';
import { IconShape } from './icon-shape.tsx';

type Props = ComponentPropsWithoutRef<typeof ChipLink> & {
  /** What a press does, in words: 'Remove Diesel'. */
  removeLabel: string;
};

/** A chosen filter; the whole chip takes it away. */
export function RemovableChip({ removeLabel, className, children, ...rest }: Props) {
  return (
    <ChipLink {...rest} aria-label={removeLabel} className={cx('chip--removable', className)}>
      {children}
      <IconShape of={X} size="small" />
    </ChipLink>
  );
}
