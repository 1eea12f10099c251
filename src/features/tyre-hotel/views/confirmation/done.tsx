import { type ReactNode, useEffect, useRef } from 'react';

/** Takes the place of what was just sent, and the focus with it: otherwise the keyboard begins anew at the top of the page. */
export function Done({ children, className }: { children: ReactNode; className?: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => element.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={element} tabIndex={-1} role="status" className={className}>
      {children}
    </p>
  );
}
