import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { isDrag, isOpenAfterDrag } from './drawer-drag.ts';

/** The drawer at the bottom of small screens: toggled by its handle, or dragged (SB-95, SB-96). */
export function useDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const handleRef = useRef<HTMLButtonElement>(null);
  const startY = useRef<number>(undefined);
  /** The click that follows a drag is not one. */
  const wasDragged = useRef(false);

  function follow(draggedPx: number | undefined) {
    const drawer = handleRef.current?.parentElement;
    if (!drawer) return;
    drawer.classList.toggle('is-dragged', draggedPx !== undefined);
    if (draggedPx === undefined) drawer.style.removeProperty('--dragged');
    else drawer.style.setProperty('--dragged', `${draggedPx}px`);
  }

  const handlers = {
    onPointerDown: ({ currentTarget, pointerId, clientY, button }: PointerEvent<HTMLElement>) => {
      if (button !== 0) return;
      currentTarget.setPointerCapture(pointerId);
      startY.current = clientY;
      wasDragged.current = false;
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (startY.current === undefined) return;
      const dragged = clientY - startY.current;
      if (isDrag(dragged)) wasDragged.current = true;
      if (wasDragged.current) follow(dragged);
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      if (startY.current === undefined) return;
      const dragged = clientY - startY.current;
      startY.current = undefined;
      follow(undefined);
      if (wasDragged.current) setIsOpen(isOpenAfterDrag(isOpen, dragged));
    },
    onPointerCancel: () => {
      startY.current = undefined;
      follow(undefined);
    },
    onClick: () => {
      if (!wasDragged.current) setIsOpen(!isOpen);
      wasDragged.current = false;
    },
  };

  function close() {
    setIsOpen(false);
    handleRef.current?.focus();
  }

  return {
    isOpen,
    ref,
    handleRef,
    handlers,
    close,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !isOpen) return;
      event.stopPropagation();
      close();
    },
    /** What is focused next lies behind the drawer. */
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (isOpen && relatedTarget && !ref.current?.contains(relatedTarget)) setIsOpen(false);
    },
  };
}
