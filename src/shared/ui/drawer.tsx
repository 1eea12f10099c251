import * as X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { IconShape } from './icon-shape.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  children: ReactNode;
  /** Buttons that stay in place while the rest scrolls. */
  foot: ReactNode;
}

/** A dialog at the right edge of the screen. Its content is rendered only while it is open. For islands. */
export function Drawer({ open, onClose, title, closeLabel, children, foot }: Props) {
  return (
    <Dialog open={open} onClose={onClose} aria-label={title} className="drawer">
      <div className="drawer__panel">
        <div className="drawer__head">
          <h2>{title}</h2>
          <IconButton bare label={closeLabel} icon={<IconShape of={X} />} onClick={onClose} />
        </div>
        {open && children}
        <div className="drawer__foot">{foot}</div>
      </div>
    </Dialog>
  );
}
