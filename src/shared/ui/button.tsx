import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { cx } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'ghost' | 'ghost-contrast' | 'light' | 'accent';
export type ButtonSize = 'small' | 'regular' | 'large';

/** The values that editors choose from (the ButtonType field of a block offers some of them) and their kinds. */
export const BUTTON_KINDS = {
  Primary: 'primary',
  Secondary: 'secondary',
  Ghost: 'ghost',
  'Ghost Contrast': 'ghost-contrast',
  Light: 'light',
  Accent: 'accent',
} as const satisfies Record<string, ButtonKind>;

interface ButtonStyle {
  kind?: ButtonKind | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
  /** Before the words. A node, not a name: an island then ships only the icons it shows. */
  icon?: ReactNode;
  /** After the words; moves a little on hover. */
  iconAfter?: ReactNode;
}

type LinkProps = ButtonStyle & Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { href: string };

export function ButtonLink({ kind, size, wide, icon, iconAfter, className, children, ...rest }: LinkProps) {
  return (
    <a {...rest} className={buttonClass({ kind, size, wide }, className)}>
      {icon}
      {children}
      {iconAfter}
    </a>
  );
}

type ButtonProps = ButtonStyle &
  ComponentPropsWithoutRef<'button'> & {
    /** Waiting for a response: a spinner takes the icon's place and a second press does nothing. */
    busy?: boolean | undefined;
    ref?: Ref<HTMLButtonElement> | undefined;
  };

export function Button(props: ButtonProps) {
  const { kind, size, wide, icon, iconAfter, busy, className, children, onClick, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      {...(busy ? { 'aria-busy': true } : {})}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass({ kind, size, wide }, className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
      {busy ? null : iconAfter}
    </button>
  );
}

/** For elements that only look like a button: a summary, a label. */
export function buttonClass({ kind = 'primary', size, wide }: ButtonStyle, className?: string): string {
  const sized = size && size !== 'regular' && `button--${size}`;
  return cx('button', `button--${kind}`, sized, wide && 'button--wide', className);
}
