import { Toast } from '@base-ui/react/toast';
import * as CircleAlert from 'lucide-react/icons/circle-alert';
import * as CircleCheck from 'lucide-react/icons/circle-check';
import * as X from 'lucide-react/icons/x';
import { IconShape } from './icon-shape.tsx';
import { toasts } from './toasts.ts';

interface Props {
  /** Names the place where messages appear, read aloud. */
  label: string;
  closeLabel: string;
}

/** Where messages appear; once per page. A toast of type `error` wears another mark and stays longer. */
export function ToastHost({ label, closeLabel }: Props) {
  return (
    <Toast.Provider toastManager={toasts}>
      <Toast.Portal>
        <Toast.Viewport className="toasts on-dark" aria-label={label}>
          <Messages closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Messages({ closeLabel }: { closeLabel: string }) {
  const { toasts: shown } = Toast.useToastManager();
  return shown.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <span className="toast__mark">
        <IconShape of={toast.type === 'error' ? CircleAlert : CircleCheck} />
      </span>
      <Toast.Content>
        <Toast.Title className="toast__title" render={<p />} />
        <Toast.Description className="toast__text" />
      </Toast.Content>
      <Toast.Close className="icon-button icon-button--bare icon-button--small" aria-label={closeLabel}>
        <IconShape of={X} size="small" />
      </Toast.Close>
    </Toast.Root>
  ));
}
