import { Toast } from '@base-ui/react/toast';

/** One for the whole page, whichever island speaks: `toasts.add({ title: 'Copied' })`. */
export const toasts = Toast.createToastManager();
