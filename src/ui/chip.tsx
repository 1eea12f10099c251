import * as X from 'lucide-react/icons/x';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { IconShape } from './icon-shape.tsx';

export function Chips({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={cx('chips', className)}>{children}</div>;
}

type ToggleProps = Omit<ComponentPropsWithoutRef<'button'>, 'type'> & {
  on: boolean;
  count?: number | undefined;
};

/** Pressed or not: a filter that can be switched by itself. */
export function ToggleChip({ on, count, className, children, ...rest }: ToggleProps) {
  return (
    <button {...rest} type="button" aria-pressed={on} className={cx('chip', className)}>
      {children}
      {count !== undefined && <span className="chip__count">{count}</span>}
    </button>
  );
}

type RemovableProps = Omit<ComponentPropsWithoutRef<'button'>, 'type'> & {
  /** What a press does, in words: 'Remove Diesel'. */
  removeLabel: string;
};

/** A chosen filter; the whole chip takes it away. */
export function RemovableChip({ removeLabel, className, children, ...rest }: RemovableProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={removeLabel}
      className={cx('chip chip--removable', className)}
    >
      {children}
      <IconShape of={X} size="small" />
    </button>
  );
}

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string };

export function ChipLink({ className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={cx('chip', className)}>
      {children}
    </a>
  );
}
