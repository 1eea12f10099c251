import type { EditMessage, TextMessage } from '../../render/editing/edit-message.ts';
import { pageData } from '../page-data.ts';

/** The window that the preview was opened from: it frames the preview, or opened it beside itself. */
export type Studio = {
  send: (message: EditMessage | TextMessage) => void;
  /** Only messages of the studio itself. */
  onMessage: (listen: (type: string, message: StudioMessage) => void) => void;
};

/** What Payload sends besides the type: the form as it is now. */
export type StudioMessage = { collectionSlug?: unknown; data?: unknown };

/** Messages are exchanged with the studio's own origins only. */
export function connectStudio(): Studio {
  const origins = pageData().studioOrigins ?? [];
  const trusted = (origin: string) => origin === location.origin || origins.includes(origin);
  const opener = window.parent !== window ? window.parent : (window.opener as Window | null);
  const origin = openerOrigin();
  const send = (message: object) => {
    if (opener && origin && trusted(origin)) opener.postMessage(message, origin);
  };
  return {
    send: send,
    onMessage: (listen) => {
      addEventListener('message', (event: MessageEvent<({ type?: unknown } & StudioMessage) | null>) => {
        const type = event.data?.type;
        if (event.source === opener && trusted(event.origin) && event.data && typeof type === 'string')
          listen(type, event.data);
      });
      // Payload's live preview waits for this before it sends anything.
      send({ type: 'payload-live-preview', ready: true });
    },
  };
}

/** The studio's address as the browser knows it; after a reload the referrer is still the page around. */
function openerOrigin(): string | undefined {
  const [framing] = location.ancestorOrigins ?? [];
  return framing ?? URL.parse(document.referrer)?.origin;
}
