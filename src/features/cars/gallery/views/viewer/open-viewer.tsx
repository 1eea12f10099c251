import { createRoot } from 'react-dom/client';
import { pushEvent } from '../../../../../shared/analytics/data-layer.ts';
import { Viewer } from './viewer.tsx';
import type { ViewerRequest } from './viewer-request.ts';
import './viewer.css';

let isOpen = false;

/** A car's gallery over the whole screen. Nothing of it is on the page before, and nothing is left after. */
export function openViewer({ from, opener, ...request }: ViewerRequest): void {
  if (isOpen) return;
  isOpen = true;
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    isOpen = false;
    opener.focus({ preventScroll: true });
  };
  root.render(<Viewer {...request} onClose={close} />);
  pushEvent({ event: 'gallery_open', car_id: request.car.id, gallery_mode: request.mode, opened_from: from });
}
