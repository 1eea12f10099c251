import { type ComponentPropsWithoutRef, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { cx } from './class-names.ts';

type Props = Omit<ComponentPropsWithoutRef<'dialog'>, 'open' | 'onCancel' | 'onClick' | 'onKeyDown'> & {
  /** False keeps it in the page, closed; without it the dialog is open for as long as it is rendered. */
  open?: boolean | undefined;
  /** Escape, the browser's own close gesture, or a press beside the content. */
  onClose: () => void;
};

/**
 * A modal on the browser's own `<dialog>`, which keeps the focus inside and gives it back; the page behind does not
 * scroll. For islands.
 */
export function Dialog({ open = true, onClose, className, children, ...rest }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // In the layout phase: closed before it leaves the page, the dialog gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    element.showModal();
    element.focus();
    const unlockScroll = lockScroll();
    return () => {
      element.close();
      unlockScroll();
    };
  }, [open]);
  // The key must not reach a layer below, which would close as well (GAL-03).
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
  return (
    <dialog
      tabIndex={-1}
      {...rest}
      ref={dialog}
      className={cx('dialog', className)}
      onKeyDown={onKeyDown}
      onClose={() => open && onClose()}
      // The backdrop belongs to the dialog element itself.
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      {children}
    </dialog>
  );
}

/**
 * The page behind does not scroll, and does not shift when its scrollbar disappears (GAL-02). Returns the undo
 * function.
 */
function lockScroll(): () => void {
  const { documentElement: html } = document;
  const { overflow, scrollbarGutter } = html.style;
  const hasScrollbar = window.innerWidth > html.clientWidth;
  html.style.overflow = 'hidden';
  if (hasScrollbar) html.style.scrollbarGutter = 'stable';
  return () => {
    html.style.overflow = overflow;
    html.style.scrollbarGutter = scrollbarGutter;
  };
}
