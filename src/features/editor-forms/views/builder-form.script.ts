import { fitFrameHeight, HEIGHT_REQUEST, isFromOrigin, onMessageWhileConnected } from './form-messages.ts';

/** Sets the frame to its form's height, and reports to the server when the form has been sent. */
export function start(element: HTMLElement): void {
  const frame = element as HTMLIFrameElement;
  const { form: formId = '', origin, src } = frame.dataset;

  onMessageWhileConnected(frame, (event) => {
    if (event.source !== frame.contentWindow || !isFromOrigin(event, origin)) return;
    fitFrameHeight(event, frame, formId);
    if (isSent(event.data, formId)) void reportSubmission(formId);
  });

  if (!origin) frame.contentWindow?.postMessage(HEIGHT_REQUEST, location.origin);

  const showButton = frame.previousElementSibling?.querySelector('[data-show-form]');
  showButton?.addEventListener('click', () => {
    frame.previousElementSibling?.remove();
    frame.hidden = false;
    if (src) frame.src = src;
  });
}

/** Form builders send an object, some of them its JSON. */
function isSent(data: unknown, formId: string): boolean {
  const message = typeof data === 'string' ? parseJson(data) : data;
  const { action, formID } = (message ?? {}) as { action?: unknown; formID?: unknown };
  return action === 'submission-completed' && String(formID) === formId;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The server logs the submission; it logs its own failures, too. */
async function reportSubmission(formId: string): Promise<void> {
  await fetch('/api/jotform', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formId }),
  }).catch(() => {});
}
