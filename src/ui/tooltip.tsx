import { Tooltip as Base } from '@base-ui/react/tooltip';
import { type ReactElement, useRef } from 'react';

interface Props {
  text: string;
  /** A button or link. It must have its own name; the tooltip only adds to it. */
  children: ReactElement;
  side?: 'top' | 'bottom' | undefined;
}

/** For islands that already carry a popup. Elsewhere the class `tip` with `data-tip` does it in CSS. */
export function Tooltip({ text, children, side = 'top' }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  return (
    <Base.Root>
      <Base.Trigger render={children} delay={300} />
      <span ref={place} className="contents" />
      <Base.Portal container={place}>
        <Base.Positioner side={side} sideOffset={8} positionMethod="fixed" className="popup-place">
          <Base.Popup className="tooltip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
