'use client';

import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';

type ModalDialogProps = { title: string; help: string; onCancel?: () => void; children: ReactNode };

/** A dialog above the studio. What happens in it is no event of the form that it belongs to. */
export function ModalDialog({ title, help, onCancel, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const keep = (event: SyntheticEvent) => event.stopPropagation();
  return createPortal(
    <dialog
      ref={dialog}
      className="saving-dialog"
      aria-labelledby={id}
      onSubmit={keep}
      onChange={keep}
      onKeyDown={keep}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
    >
      <h2 id={id}>{title}</h2>
      <p>{help}</p>
      {children}
    </dialog>,
    document.body,
  );
}
