import * as ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useState } from 'react';
import { IconShape } from '../../ui/icon-shape.tsx';
import { Count } from '../../ui/tag.tsx';

interface Props {
  label: string;
  /** How many of its values are chosen. */
  chosen: number;
  isOpen: boolean;
  children: ReactNode;
}

/** One heading of a filter panel, which folds. For islands. */
export function FacetDisclosure({ label, chosen, isOpen, children }: Props) {
  // Set once: a choice must not close the group it was made in.
  const [open] = useState(isOpen || chosen > 0);
  return (
    <details className="facet" open={open}>
      <summary>
        {label}
        {chosen > 0 && <Count value={chosen} />}
        <IconShape of={ChevronDown} />
      </summary>
      <div className="facet__body">{children}</div>
    </details>
  );
}
