import { Modal, type ModalProps } from './modal.tsx';

type Props = ModalProps & {
  /** Filters and menus come from a side; on phones short choices come from below. */
  side?: 'right' | 'left' | 'bottom' | undefined;
};

/**
 * From an edge of the screen. For islands. Built on the dialog: a drawer that can also be swiped away
 * costs another 13 kB, and nothing here may need dragging.
 */
export function Drawer({ side = 'right', ...modal }: Props) {
  return <Modal {...modal} popupClass={`modal--${side}`} />;
}
