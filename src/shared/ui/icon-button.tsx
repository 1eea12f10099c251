import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { cx } from './class-names.ts';

type Props = Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'aria-label'> & {
  /** What the button does, in words; read aloud instead of the icon. */
  label: string;
  icon: ReactNode;
  /** Without a ring, for headers and bars. */
  bare?: boolean | undefined;
  size?: 'small' | 'regular' | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

export function IconButton({ label, icon, bare, size, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx(
        'icon-button',
        bare && 'icon-button--bare',
        size === 'small' && 'icon-button--small',
        className,
      )}
    >
      {icon}
    </button>
  );
}
