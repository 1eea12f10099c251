import { Dialog as Base } from '@base-ui/react/dialog';
import * as X from 'lucide-react/icons/x';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { IconShape } from './icon-shape.tsx';

export interface ModalProps {
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
  children?: ReactNode;
  /** Buttons that stay in place while the rest scrolls. */
  foot?: ReactNode;
  /** What opens it; leave it out and steer with `open`. */
  trigger?: ReactElement | undefined;
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

type Props = ModalProps & { popupClass: string };

/** What dialogs and drawers share: veil, focus kept inside, Escape, a title, a way out. */
export function Modal(props: Props) {
  const { title, description, closeLabel, children, foot, trigger, open, onOpenChange, popupClass } = props;
  const steered = open === undefined ? {} : { open };
  return (
    <Base.Root {...steered} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Base.Backdrop className="veil" />
        <Base.Popup className={cx('modal', popupClass)}>
          <div className="modal__head">
            <Base.Title className="modal__title">{title}</Base.Title>
            <Base.Close className="icon-button icon-button--bare" aria-label={closeLabel}>
              <IconShape of={X} />
            </Base.Close>
          </div>
          <div className="modal__body">
            {description && <Base.Description className="modal__description">{description}</Base.Description>}
            {children}
          </div>
          {foot && <div className="modal__foot">{foot}</div>}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Closes the modal it stands in: `<ModalClose render={<Button>Done</Button>} />`. */
export const ModalClose = Base.Close;
