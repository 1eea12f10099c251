import * as X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { IconShape } from '../../../ui/icon-shape.tsx';
import { lockScroll } from '../../../ui/lock-scroll.ts';
import { useListContext } from './list-context.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  foot: ReactNode;
}

/** The filters on small screens (LIST-09). The browser's own dialog: it keeps the focus and knows Escape. */
export function FilterDrawer({ open, onClose, children, foot }: Props) {
  const { texts } = useListContext();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!open) {
      dialog.current?.close();
      return;
    }
    dialog.current?.showModal();
    return lockScroll();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-label={texts('listFilter')}
      className="filter-drawer"
      onClose={onClose}
      // What is pressed beside the panel is the dialog itself: its backdrop.
      onClick={({ target }) => target === dialog.current && onClose()}
      onKeyDown={() => {}}
    >
      <div className="filter-drawer__panel">
        <div className="filters__head">
          <h2>{texts('listFilter')}</h2>
          <IconButton bare label={texts('listFilterClose')} icon={<IconShape of={X} />} onClick={onClose} />
        </div>
        {open && children}
        <div className="filter-drawer__foot">{foot}</div>
      </div>
    </dialog>
  );
}
