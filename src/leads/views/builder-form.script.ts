import { fitFrameHeight, HEIGHT_REQUEST, isFromOrigin, onMessageWhileConnected } from './form-messages.ts';

/** Gives the frame its form's height, and tells the house when the form has been sent. */
export function start(element: HTMLElement): void {
  const frame = element as HTMLIFrameElement;
  const { form: formId = '', origin, src } = frame.dataset;

  onMessageWhileConnected(frame, (event) => {
    if (event.source !== frame.contentWindow || !isFromOrigin(event, origin)) return;
    fitFrameHeight(event, frame, formId);
    if (isSent(event.data, formId)) void reportSubmission(formId);
  });

  if (!origin) frame.contentWindow?.postMessage(HEIGHT_REQUEST, location.origin);

  const ask = frame.previousElementSibling?.querySelector('[data-show-form]');
  ask?.addEventListener('click', () => {
    frame.previousElementSibling?.remove();
    frame.hidden = false;
    if (src) frame.src = src;
  });
}

/** Form builders announce it as an object, some as its JSON. */
function isSent(data: unknown, formId: string): boolean {
  const told = typeof data === 'string' ? parseJson(data) : data;
  const { action, formID } = (told ?? {}) as { action?: unknown; formID?: unknown };
  return action === 'submission-completed' && String(formID) === formId;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The server reads what was sent and writes it into its log; a failure is in its log, too. */
async function reportSubmission(formId: string): Promise<void> {
  await fetch('/api/jotform', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formId }),
  }).catch(() => {});
}
