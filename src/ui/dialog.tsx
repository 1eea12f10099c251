import { cx } from './class-names.ts';
import { Modal, type ModalProps } from './modal.tsx';

/** In the middle of the screen. For islands. */
export function Dialog({ wide, ...modal }: ModalProps & { wide?: boolean | undefined }) {
  return <Modal {...modal} popupClass={cx('modal--dialog', wide && 'modal--wide')} />;
}
