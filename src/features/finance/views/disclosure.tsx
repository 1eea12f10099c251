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
      <summary className="finance__sum flex cursor-pointer list-none items-baseline justify-between gap-4 px-6 py-5 focus-visible:rounded-card focus-visible:-outline-offset-4 max-sm:px-5 [&::-webkit-details-marker]:hidden">
        <span>{sum}</span>
        <span className="finance__toggle inline-flex min-h-6 flex-none items-center gap-1.5 text-size-small [transition:color_var(--fast)]">
          <span className="finance__show">{show}</span>
          <span className="finance__hide">{hide}</span>
          <IconShape of={ChevronDown} size="small" />
        </span>
      </summary>
      <div className="finance__body grid gap-4 px-6 pt-0 pb-6 max-sm:px-5 max-sm:pb-5">{children}</div>
    </details>
  );
}
