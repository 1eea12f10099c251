import * as ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';

interface Props {
  /** Always visible: the monthly cost. */
  sum: ReactNode;
  show: string;
  hide: string;
  startsOpen: boolean;
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** A calculator that opens and closes (DET-34), also without script. */
export function Disclosure({ sum, show, hide, startsOpen, onOpen, children }: Props) {
  return (
    <details
      className="finance__disclosure"
      open={startsOpen}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    >
      <summary className="finance__sum">
        <span>{sum}</span>
        <span className="finance__toggle">
          <span className="finance__show">{show}</span>
          <span className="finance__hide">{hide}</span>
          <IconShape of={ChevronDown} size="small" />
        </span>
      </summary>
      <div className="finance__body">{children}</div>
    </details>
  );
}
